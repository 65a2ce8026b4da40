package org.pubgames.competition.play;

import org.pubgames.competition.Competition;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.Game;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.GameDefinition;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.VariantRules;

/** What the competition supplies to the shared engine. */
public final class CompetitionDefinition
        extends GameDefinition<CompetitionState, CompetitionEvent, CompetitionSettings> {

    /** The definition, made by the service loader. */
    public CompetitionDefinition() {
        super(
                Competition.KEY,
                CompetitionState.class,
                CompetitionEvent.class,
                CompetitionSettings.class);
    }

    @Override
    public Competition game(Game<CompetitionState, CompetitionEvent> engine) {
        return new Competition(engine);
    }

    @Override
    public Referee<CompetitionState, CompetitionEvent> referee(
            VariantRules<CompetitionSettings> rules, Seats seats) {
        return new CompetitionReferee(rules.settings(), seats);
    }
}
