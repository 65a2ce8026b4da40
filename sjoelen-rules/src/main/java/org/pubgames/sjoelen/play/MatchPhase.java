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
import org.pubgames.sjoelen.PlayerState;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.GameClose;
import org.pubgames.sjoelen.rules.MatchClose;
import org.pubgames.sjoelen.rules.Standings;
import org.pubgames.sjoelen.rules.TimeReport;
import org.pubgames.sjoelen.rules.Withdrawal;

/** The match as a whole: the games that everybody has played, and whether it is decided. */
final class MatchPhase {

    private final SjoelenSettings settings;

    MatchPhase(SjoelenSettings settings) {
        this.settings = settings;
    }

    /** After a change of a score the rules say whether the match is decided, and how. */
    SjoelenState decided(SjoelenState before, SjoelenState after, Judging judging) {
        if (sameResults(before, after)) {
            return after;
        }
        if (!settings.byGames()) {
            return closed(after, judging);
        }
        SjoelenState played = after.after(games(after, judging));
        boolean news =
                !played.games().equals(before.games())
                        || before.ranking().isPresent()
                        || after.stopped() != before.stopped()
                        || !sameWord(before, after);
        return news ? closed(played, judging) : played;
    }

    private boolean sameResults(SjoelenState one, SjoelenState other) {
        return one.stopped() == other.stopped()
                && sameInEach(one, other, (line, same) -> line.points() == same.points())
                && sameWord(one, other);
    }

    /** Whether the same scores may decide the match, of the same players. */
    private boolean sameWord(SjoelenState one, SjoelenState other) {
        for (int i = 0; i < one.players().size(); i++) {
            if (one.players().get(i).withdrawn() != other.players().get(i).withdrawn()) {
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

    private SjoelenState closed(SjoelenState state, Judging judging) {
        Standings standings = new Standings(state, settings);
        Findings findings = judging.put(new MatchClose(judging.findings(), standings, settings));
        return state.ranked(findings.effect(SjoelenState.Ranking.class))
                .withTieBreak(findings.has(Effect.TIE_BREAK));
    }

    SjoelenState withdrew(SjoelenState state, SjoelenEvent.PlayerWithdrew event, Judging judging) {
        PlayerState seat = state.seat(event.player());
        Withdrawal withdrawal = new Withdrawal(judging.findings(), state, seat, event, settings);
        return judging.put(withdrawal).has(Effect.WITHDRAW) ? state.with(seat.left()) : state;
    }

    SjoelenState timeCalled(SjoelenState state, SjoelenEvent.TimeCalled event, Judging judging) {
        PlayerState seat = state.seat(event.player());
        TimeReport report = new TimeReport(judging.findings(), state, seat, event, settings);
        return judging.put(report).has(Effect.STOP_MATCH) ? state.timeUp() : state;
    }

    /** Everybody's place once the match is decided. */
    Optional<List<Outcome.Place>> places(SjoelenState state) {
        return state.ranking().map(ranking -> new Standings(state, settings).places(ranking));
    }
}
