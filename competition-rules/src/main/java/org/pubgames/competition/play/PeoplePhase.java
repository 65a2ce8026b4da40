package org.pubgames.competition.play;

import java.util.List;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionEvent.Closed;
import org.pubgames.competition.CompetitionEvent.LotsDrawn;
import org.pubgames.competition.CompetitionEvent.MatchAbandoned;
import org.pubgames.competition.CompetitionEvent.OrganizerDecided;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.CompetitionState.Ending;
import org.pubgames.competition.pairing.Lots;
import org.pubgames.competition.rules.Abandonment;
import org.pubgames.competition.rules.Closing;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.LotsCall;
import org.pubgames.competition.rules.OrganizerWord;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** What the organizer decides: points, lots, and an end before the last match. */
final class PeoplePhase {

    private final Stage stage;
    private final TablePhase table;

    PeoplePhase(Stage stage, TablePhase table) {
        this.stage = stage;
        this.table = table;
    }

    CompetitionState decided(CompetitionState state, OrganizerDecided event, Judging judging) {
        OrganizerWord word =
                new OrganizerWord(judging.findings(), event, state, stage.settings(state));
        Findings found = judging.put(word);
        if (found.forbidden()) {
            return state;
        }
        int points = found.has(Effect.DEDUCT) ? -event.points() : event.points();
        return found.has(Effect.AWARD) || found.has(Effect.DEDUCT)
                ? table.goOn(state.decided(event.player(), points), event, judging)
                : state;
    }

    CompetitionState lotsDrawn(CompetitionState state, LotsDrawn event, Judging judging) {
        Findings found = judging.put(new LotsCall(judging.findings(), event, state));
        List<String> all =
                state.entrants().stream()
                        .filter(CompetitionEntrant::counts)
                        .map(CompetitionEntrant::player)
                        .toList();
        return found.has(Effect.DRAW_LOTS)
                ? table.goOn(state.lots(Lots.of(event.seed()).shuffled(all)), event, judging)
                : state;
    }

    CompetitionState closed(CompetitionState state, Closed event, Judging judging) {
        return judging.put(new Closing(judging.findings(), state)).forbidden()
                ? state
                : table.goOn(state, event, judging);
    }

    CompetitionState abandoned(CompetitionState state, MatchAbandoned event, Judging judging) {
        Findings found = judging.put(new Abandonment(judging.findings(), event, state));
        return found.effect(Ending.class)
                .map(ending -> state.abandoned(event.cause(), ending))
                .orElse(state);
    }
}
