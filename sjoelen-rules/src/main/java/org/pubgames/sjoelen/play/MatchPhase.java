package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.GameResult;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.GameClose;
import org.pubgames.sjoelen.rules.MatchClose;
import org.pubgames.sjoelen.rules.Standings;

/** The match as a whole: the games that everybody has played, and whether it is decided. */
final class MatchPhase {

    private final SjoelenSettings settings;

    MatchPhase(SjoelenSettings settings) {
        this.settings = settings;
    }

    /** After a change of a score the rules say whether the match is decided, and how. */
    SjoelenState decided(SjoelenState before, SjoelenState after, Judging judging) {
        if (samePoints(before, after)) {
            return after;
        }
        if (!settings.byGames()) {
            return closed(after, judging);
        }
        SjoelenState settled = after.after(games(after, judging));
        boolean news = !settled.games().equals(before.games()) || before.ranking().isPresent();
        return news ? closed(settled, judging) : settled;
    }

    private static boolean samePoints(SjoelenState one, SjoelenState other) {
        for (int i = 0; i < one.players().size(); i++) {
            if (!samePoints(one.players().get(i).card(), other.players().get(i).card())) {
                return false;
            }
        }
        return true;
    }

    private static boolean samePoints(List<CardLine> one, List<CardLine> other) {
        if (one == other) {
            return true;
        }
        if (one.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            if (one.get(i).points() != other.get(i).points()) {
                return false;
            }
        }
        return true;
    }

    /** The games that everybody has played, judged anew where others are best now. */
    private List<GameResult> games(SjoelenState state, Judging judging) {
        int played = state.players().stream().mapToInt(each -> each.card().size()).min().orElse(0);
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

    /** Everybody's place once the match is decided. */
    Optional<List<Outcome.Place>> places(SjoelenState state) {
        return state.ranking().map(ranking -> new Standings(state, settings).places(ranking));
    }
}
