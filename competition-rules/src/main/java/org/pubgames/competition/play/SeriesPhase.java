package org.pubgames.competition.play;

import java.util.List;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.EveningCorrected;
import org.pubgames.competition.CompetitionEvent.EveningScored;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.EveningScore;
import org.pubgames.competition.PlayedEvening;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.EveningCall;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** The evenings that make one table. */
final class SeriesPhase {

    private final CompetitionSettings settings;
    private final TablePhase table;

    SeriesPhase(CompetitionSettings settings, TablePhase table) {
        this.settings = settings;
        this.table = table;
    }

    CompetitionState scored(CompetitionState state, EveningScored event, Judging judging) {
        return evening(state, event, event.evening(), event.scores(), judging);
    }

    CompetitionState corrected(CompetitionState state, EveningCorrected event, Judging judging) {
        return evening(state, event, event.evening(), event.scores(), judging);
    }

    private CompetitionState evening(
            CompetitionState state,
            CompetitionEvent event,
            int number,
            List<EveningScore> scores,
            Judging judging) {
        EveningCall call =
                new EveningCall(
                        judging.findings(),
                        event,
                        new PlayedEvening(number, scores, List.of()),
                        state,
                        settings);
        Findings found = judging.put(call);
        if (found.forbidden() || !found.has(Effect.SCORE)) {
            return state;
        }
        // the first evening begins it: the list gives the numbers
        CompetitionState begun =
                state.begun() ? state : state.numbered(state.playing(), settings.evenings());
        PlayedEvening played = new PlayedEvening(number, scores, call.takingPart());
        return table.goOn(begun.with(played), event, judging);
    }
}
