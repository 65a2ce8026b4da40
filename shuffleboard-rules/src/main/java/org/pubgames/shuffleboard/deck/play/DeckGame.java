package org.pubgames.shuffleboard.deck.play;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.deck.DeckSettings;
import org.pubgames.shuffleboard.deck.rules.DeckDisc;
import org.pubgames.shuffleboard.deck.rules.OverTheLine;
import org.pubgames.shuffleboard.play.Incident;
import org.pubgames.shuffleboard.play.PlayedGame;

/** Deck shuffleboard under the settings of a variant. */
public final class DeckGame extends PlayedGame {

    private static final int HIGHEST_CELL = 9;

    private final DeckSettings settings;

    /** The game of a variant. */
    public DeckGame(DeckSettings settings) {
        super(settings, new DeckBoard(settings));
        this.settings = settings;
    }

    @Override
    protected int mostPoints() {
        return Math.max(HIGHEST_CELL, settings.farPoints());
    }

    @Override
    protected List<Situation> foul(Findings findings, Foul foul, Incident incident) {
        return incident
                .played()
                .<Situation>map(
                        shot -> new OverTheLine(findings, incident.player(), shot, settings))
                .stream()
                .toList();
    }

    @Override
    protected Situation resting(Findings findings, Disc disc) {
        return new DeckDisc(findings, disc, settings);
    }
}
