package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.pubgames.competition.CompetitionEvent.Challenged;
import org.pubgames.competition.CompetitionEvent.WentIdle;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.rules.ChallengeCall;
import org.pubgames.competition.rules.Climb;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.IdleCall;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** Challenges on a ladder, and who comes up or goes down on it. */
final class LadderPhase {

    private final CompetitionSettings settings;
    private final TablePhase table;

    LadderPhase(CompetitionSettings settings, TablePhase table) {
        this.settings = settings;
        this.table = table;
    }

    CompetitionState challenged(CompetitionState state, Challenged event, Judging judging) {
        Findings found = judging.put(new ChallengeCall(judging.findings(), event, state, settings));
        return !found.forbidden() && found.has(Effect.CHALLENGE)
                ? table.goOn(state.challenged(event.player(), event.opponent()), event, judging)
                : state;
    }

    CompetitionState idle(CompetitionState state, WentIdle event, Judging judging) {
        Findings found = judging.put(new IdleCall(judging.findings(), event, state, settings));
        if (found.forbidden() || !found.has(Effect.DOWN)) {
            return state;
        }
        int place = state.numbers().indexOf(event.player());
        List<String> ladder = new ArrayList<>(state.numbers());
        Collections.swap(ladder, place, place + 1);
        return table.goOn(state.numbered(ladder, 0), event, judging);
    }

    /** What a result means for the ladder; nothing in other competitions. */
    CompetitionState decided(CompetitionState state, Pairing played, Judging judging) {
        if (settings.format() != Format.LADDER) {
            return state;
        }
        List<String> ladder = new ArrayList<>(state.numbers());
        Findings found =
                judging.put(new Climb(judging.findings(), played, state.numbers(), settings));
        int up = ladder.indexOf(played.second());
        if (found.has(Effect.INSERT)) {
            ladder.remove(played.first());
            ladder.add(up, played.first());
        } else if (found.has(Effect.SWAP)) {
            Collections.swap(ladder, ladder.indexOf(played.first()), up);
        }
        return state.numbered(ladder, 0);
    }
}
