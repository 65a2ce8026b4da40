package org.pubgames.competition.play;

import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.CompetitionState.Ending;
import org.pubgames.competition.rules.Level;
import org.pubgames.competition.rules.StageClose;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** The table after each report, and whether the competition is over with it. */
final class TablePhase {

    private final CompetitionSettings settings;

    TablePhase(CompetitionSettings settings) {
        this.settings = settings;
    }

    /** What a report means for the places, and for the end. */
    CompetitionState goOn(CompetitionState state, CompetitionEvent event, Judging judging) {
        if (judging.findings().forbidden() || state.rounds().isEmpty()) {
            return state;
        }
        Findings aside = new Findings();
        Places places = new Places(state, settings, aside, level -> alone(judging, level));
        CompetitionState placed = state.placed(places.all(), state.ending());
        Findings found = judging.findings();
        judging.put(new StageClose(found, event, placed, places.lotsDue(), settings));
        Optional<Ending> ending = found.effect(Ending.class);
        if (ending.isPresent()) {
            // the places are told when they are final
            new Places(state, settings, found, judging::ask).all();
        }
        return placed.placed(placed.standings(), ending);
    }

    /** What the rules say of some who are level, outside of the verdict. */
    private static Findings alone(Judging judging, Level level) {
        Findings own = new Findings();
        Level asked =
                new Level(
                        own,
                        level.players(),
                        level.step(),
                        level.figures(),
                        level.allMet(),
                        level.settings());
        return judging.aside(own, asked);
    }
}
