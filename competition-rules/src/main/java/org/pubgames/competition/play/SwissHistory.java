package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.competition.Unpaired;
import org.pubgames.competition.pairing.ScoreFloat;
import org.pubgames.competition.pairing.Side;
import org.pubgames.competition.pairing.SwissEntrant;
import org.pubgames.competition.rules.ByeCall;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.Encounter;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** What has happened to each entrant so far, as the pairing of the next round sees it. */
final class SwissHistory {

    private final CompetitionState state;
    private final CompetitionSettings settings;
    private final int openPoints;
    private final Judging judging;

    /**
     * The rounds so far.
     *
     * @param openPoints what a match without a result counts to each side
     */
    SwissHistory(
            CompetitionState state, CompetitionSettings settings, int openPoints, Judging judging) {
        this.state = state;
        this.settings = settings;
        this.openPoints = openPoints;
        this.judging = judging;
    }

    SwissEntrant of(int number) {
        String player = state.numbers().get(number);
        List<Side> sides = new ArrayList<>();
        List<ScoreFloat> floats = new ArrayList<>();
        for (CompetitionRound round : state.rounds()) {
            Optional<Pairing> met = round.pairing(player).filter(SwissHistory::meets);
            met.ifPresent(
                    each -> sides.add(each.first().equals(player) ? Side.FIRST : Side.SECOND));
            floats.add(floated(round, met, player));
        }
        return new SwissEntrant(
                number,
                before(player, state.rounds().size()),
                notAgain(player),
                sides,
                mayRest(player) ? 0 : 1,
                false,
                floats,
                state.rounds().size() - sides.size());
    }

    private ScoreFloat floated(CompetitionRound round, Optional<Pairing> met, String player) {
        if (met.isEmpty()) {
            return points(round, player) > settings.lossPoints()
                    ? ScoreFloat.DOWN
                    : ScoreFloat.NONE;
        }
        int own = before(player, round.number() - 1);
        int other = before(met.get().opponent(player), round.number() - 1);
        return own > other ? ScoreFloat.DOWN : own < other ? ScoreFloat.UP : ScoreFloat.NONE;
    }

    private Set<Integer> notAgain(String player) {
        Set<Integer> met = new HashSet<>();
        for (int number = 0; number < state.numbers().size(); number++) {
            String opponent = state.numbers().get(number);
            Findings own = new Findings();
            Encounter encounter = new Encounter(own, player, opponent, met(player, opponent));
            if (!opponent.equals(player) && judging.aside(own, encounter).has(Effect.NOT_AGAIN)) {
                met.add(number);
            }
        }
        return met;
    }

    /** Whether the rules let somebody be without an opponent. */
    private boolean mayRest(String player) {
        int byes = 0;
        int withoutPlaying = -1;
        for (CompetitionRound round : state.rounds()) {
            boolean bye =
                    round.unpaired(player)
                            .filter(each -> each.reason() == Unpaired.Reason.BYE)
                            .isPresent();
            boolean plays = round.pairing(player).filter(SwissHistory::meets).isPresent();
            byes += bye ? 1 : 0;
            if (!bye && !plays) {
                withoutPlaying = Math.max(withoutPlaying, points(round, player));
            }
        }
        Findings own = new Findings();
        ByeCall call = new ByeCall(own, player, byes, withoutPlaying, settings);
        return !judging.aside(own, call).has(Effect.NO_BYE);
    }

    private int met(String player, String opponent) {
        return (int)
                state.pairings(player).stream()
                        .filter(each -> each.opponent(player).equals(opponent))
                        .filter(SwissHistory::meets)
                        .count();
    }

    /** Points after so many rounds. */
    private int before(String player, int rounds) {
        return state.rounds().stream().limit(rounds).mapToInt(round -> points(round, player)).sum();
    }

    private int points(CompetitionRound round, String player) {
        return round.pairing(player)
                .map(each -> points(each, player))
                .orElseGet(() -> round.unpaired(player).map(Unpaired::points).orElse(0));
    }

    private int points(Pairing pairing, String player) {
        if (!state.counts(pairing)) {
            return 0;
        }
        return pairing.seenBy(player).map(Result::firstPoints).orElse(openPoints);
    }

    /** Whether the two have met or still will. */
    private static boolean meets(Pairing pairing) {
        return pairing.result().filter(result -> result.kind() != Result.Kind.PLAYED).isEmpty();
    }
}
