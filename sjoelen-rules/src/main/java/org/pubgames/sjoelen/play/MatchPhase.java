package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.GameResult;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.Threshold;
import org.pubgames.sjoelen.rules.AbandonedClose;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.GameClose;
import org.pubgames.sjoelen.rules.MatchClose;
import org.pubgames.sjoelen.rules.Standings;
import org.pubgames.sjoelen.rules.ThresholdCheck;
import org.pubgames.sjoelen.rules.ThresholdReport;
import org.pubgames.sjoelen.rules.ThresholdResult;
import org.pubgames.sjoelen.rules.TimeReport;
import org.pubgames.sjoelen.rules.Withdrawal;
import org.pubgames.sjoelen.rules.Worth;

/** The match as a whole: the games that everybody has played, and whether it is decided. */
final class MatchPhase {

    private final SjoelenSettings settings;
    private final Worth worth;
    private final PeoplePhase people;

    MatchPhase(SjoelenSettings settings, Worth worth) {
        this.settings = settings;
        this.worth = worth;
        this.people = new PeoplePhase(settings);
    }

    PeoplePhase people() {
        return people;
    }

    /** After a change of a score the rules say whether the match is decided, and how. */
    SjoelenState decided(SjoelenState before, SjoelenState played, Judging judging) {
        SjoelenState after = people.unplayed(played, judging);
        return sameResults(before, after) ? after : newResults(before, after, judging);
    }

    private SjoelenState newResults(SjoelenState before, SjoelenState after, Judging judging) {
        if (settings.byThreshold()) {
            return earned(after, judging);
        }
        if (!settings.byGames()) {
            return closed(after, judging);
        }
        SjoelenState played = after.after(games(after, judging));
        boolean news =
                !played.games().equals(before.games())
                        || before.ranking().isPresent()
                        || after.stopped() != before.stopped()
                        || !after.abandoned().equals(before.abandoned())
                        || !sameWord(before, after);
        return news ? closed(played, judging) : played;
    }

    private boolean sameResults(SjoelenState one, SjoelenState other) {
        return one.stopped() == other.stopped()
                && one.abandoned().equals(other.abandoned())
                && sameThresholds(one, other)
                && sameInEach(one, other, (line, same) -> line.points() == same.points())
                && sameWord(one, other);
    }

    private static boolean sameThresholds(SjoelenState one, SjoelenState other) {
        for (int i = 0; i < one.players().size(); i++) {
            if (!one.players().get(i).threshold().equals(other.players().get(i).threshold())) {
                return false;
            }
        }
        return true;
    }

    /** Whether the same scores may decide the match, of the same players. */
    private boolean sameWord(SjoelenState one, SjoelenState other) {
        for (int i = 0; i < one.players().size(); i++) {
            SjoelenPlayer before = one.players().get(i);
            SjoelenPlayer after = other.players().get(i);
            if (before.withdrawn() != after.withdrawn()
                    || !before.decisions().equals(after.decisions())) {
                return false;
            }
        }
        for (int i = 0; i < one.players().size(); i++) {
            List<CardLine> before = one.players().get(i).card();
            List<CardLine> after = other.players().get(i).card();
            for (int line = 0; line < Math.min(before.size(), after.size()); line++) {
                if (!sameWord(before.get(line), after.get(line))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean sameWord(CardLine one, CardLine other) {
        return one.annulled() == other.annulled()
                && one.forfeited() == other.forfeited()
                && one.settled(settings.agreement()) == other.settled(settings.agreement());
    }

    private static boolean sameInEach(
            SjoelenState one, SjoelenState other, BiPredicate<CardLine, CardLine> same) {
        for (int i = 0; i < one.players().size(); i++) {
            if (!sameInEach(one.players().get(i).card(), other.players().get(i).card(), same)) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameInEach(
            List<CardLine> one, List<CardLine> other, BiPredicate<CardLine, CardLine> same) {
        if (one == other) {
            return true;
        }
        if (one.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            if (!same.test(one.get(i), other.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The games that everybody has played, judged anew where others are best now. */
    private List<GameResult> games(SjoelenState state, Judging judging) {
        int played =
                new Standings(state, settings)
                        .staying().stream().mapToInt(each -> each.card().size()).min().orElse(0);
        List<GameResult> games = new ArrayList<>();
        for (int i = 0; i < played; i++) {
            Optional<GameResult> known =
                    i < state.games().size() ? Optional.of(state.games().get(i)) : Optional.empty();
            GameClose close = new GameClose(judging.findings(), state.players(), i + 1, settings);
            List<String> best = close.leaders();
            boolean tieBreak = known.map(GameResult::tieBreak).orElse(state.tieBreak());
            games.add(
                    known.filter(result -> result.best().equals(best))
                            .orElseGet(
                                    () ->
                                            judging.ask(close)
                                                    .effect(
                                                            GameResult.class,
                                                            GameResult.of(close.game(), best, 0))
                                                    .played(tieBreak)));
        }
        return games;
    }

    /** What everybody's turns earned, as soon as the rules can say it, and who has won. */
    private SjoelenState earned(SjoelenState state, Judging judging) {
        ThresholdCheck check = new ThresholdCheck(judging.findings(), state, settings);
        boolean ready = judging.ask(check).has(Effect.COUNT_EARNED) || check.over();
        SjoelenState counted = state;
        for (SjoelenPlayer player : state.players()) {
            int points =
                    ready && player.threshold().isPresent()
                            ? judging.ask(new ThresholdResult(judging.findings(), player, settings))
                                    .points()
                            : 0;
            if (player.threshold().isPresent()) {
                counted =
                        counted.with(
                                player.withThreshold(player.threshold().get().earning(points)));
            }
        }
        return ready ? closed(counted, judging) : counted.ranked(Optional.empty());
    }

    private SjoelenState closed(SjoelenState state, Judging judging) {
        if (state.closed()) {
            return state;
        }
        Standings standings = new Standings(state, settings);
        Findings findings =
                judging.put(
                        state.abandoned().isPresent()
                                ? new AbandonedClose(judging.findings(), standings, settings)
                                : new MatchClose(judging.findings(), standings, settings));
        return state.ranked(findings.effect(SjoelenState.Ranking.class))
                .withTieBreak(findings.has(Effect.TIE_BREAK));
    }

    SjoelenState withdrew(SjoelenState state, SjoelenEvent.PlayerWithdrew event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Withdrawal withdrawal = new Withdrawal(judging.findings(), state, seat, event, settings);
        return judging.put(withdrawal).has(Effect.WITHDRAW) ? state.with(seat.left()) : state;
    }

    SjoelenState thresholdSet(
            SjoelenState state, SjoelenEvent.ThresholdSet event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        ThresholdReport report =
                new ThresholdReport(judging.findings(), state, seat, event, settings, worth);
        return judging.put(report).has(Effect.SET_THRESHOLD)
                ? state.with(seat.withThreshold(Threshold.of(report.threshold())))
                : state;
    }

    SjoelenState timeCalled(SjoelenState state, SjoelenEvent.TimeCalled event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        TimeReport report = new TimeReport(judging.findings(), state, seat, event, settings);
        return judging.put(report).has(Effect.STOP_MATCH) ? state.timeUp() : state;
    }

    /** Everybody's place once the match is decided. */
    Optional<List<Outcome.Place>> places(SjoelenState state) {
        return state.ranking()
                .map(
                        ranking ->
                                ranking == SjoelenState.Ranking.NOBODY
                                        ? List.of()
                                        : new Standings(state, settings).places(ranking));
    }
}
