package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.GameClose;
import org.pubgames.sjoelen.rules.MatchClose;

/** The match as a whole: how far it has come, who is ahead, whether it is decided. */
final class MatchDesk {

    private final SjoelenSettings settings;

    MatchDesk(SjoelenSettings settings) {
        this.settings = settings;
    }

    /** How many turns everybody may play by now. */
    private int due(SjoelenState state) {
        int games = state.games().size();
        int next = state.ranking().isPresent() ? 0 : 1;
        return settings.byGames() ? games + next : settings.turns();
    }

    /** Whether a player has to wait for the others, or for good. */
    boolean complete(SjoelenState state, PlayerState player) {
        return player.turn().isEmpty() && player.card().size() >= due(state);
    }

    boolean over(SjoelenState state) {
        return settings.byGames()
                ? state.ranking().isPresent()
                : state.players().stream().allMatch(player -> complete(state, player));
    }

    /** Whether an event is about an extra game that decides a tie. */
    boolean isTieBreak(SjoelenState state, PlayerState player, SjoelenEvent event) {
        if (isCorrection(event)) {
            return false;
        }
        boolean last = player.turn().isEmpty() && !TurnDesk.isPlay(event);
        int game = last ? player.card().size() - 1 : player.card().size();
        boolean played = 0 <= game && game < state.games().size();
        return played ? state.games().get(game).tieBreak() : state.tieBreak();
    }

    /** A line knows how many discs it was played with, whatever is played now. */
    private static boolean isCorrection(SjoelenEvent event) {
        return event instanceof SjoelenEvent.ScoreCorrected
                || event instanceof SjoelenEvent.ScoreStruck;
    }

    /** Whether somebody has begun the game after the one that a player finished last. */
    boolean settled(SjoelenState state, PlayerState player) {
        int games = player.card().size();
        return settings.byGames()
                && player.turn().isEmpty()
                && state.players().stream()
                        .anyMatch(
                                other ->
                                        other.card().size() > games
                                                || (other.card().size() == games
                                                        && other.turn().isPresent()));
    }

    /** After a change of a card the rules say whether the match is decided, and how. */
    SjoelenState decided(SjoelenState state, boolean cardChanged, Judging judging) {
        if (settings.byGames()) {
            SjoelenState after = cardChanged ? games(state, judging) : state;
            boolean news = !after.games().equals(state.games()) || state.ranking().isPresent();
            return cardChanged && news ? close(after, judging) : after;
        }
        if (!over(state)) {
            return state.ranked(Optional.empty());
        }
        return cardChanged || state.ranking().isEmpty() ? close(state, judging) : state;
    }

    /** The games that everybody has played, judged anew where they came out otherwise. */
    private SjoelenState games(SjoelenState state, Judging judging) {
        int played =
                state.players().stream().mapToInt(player -> player.card().size()).min().orElse(0);
        List<GameResult> games = new ArrayList<>();
        for (int game = 0; game < played; game++) {
            int index = game;
            List<Integer> points =
                    state.players().stream()
                            .map(player -> player.card().get(index).points())
                            .toList();
            int top = points.stream().mapToInt(Integer::intValue).max().orElse(0);
            List<String> best =
                    state.players().stream()
                            .filter(player -> player.card().get(index).points() == top)
                            .map(PlayerState::name)
                            .toList();
            boolean known = game < state.games().size();
            games.add(
                    known && state.games().get(game).best().equals(best)
                            ? state.games().get(game)
                            : game(game + 1, top, best, judging)
                                    .played(
                                            known
                                                    ? state.games().get(game).tieBreak()
                                                    : state.tieBreak()));
        }
        return state.after(games);
    }

    private GameResult game(int game, int top, List<String> best, Judging judging) {
        GameClose close =
                new GameClose(
                        judging.findings(),
                        game,
                        top,
                        best,
                        best.size() > 1,
                        settings.gameWin(),
                        settings.gameLevel());
        return judging.ask(close).effect(GameResult.class, GameResult.of(game, best, 0));
    }

    private SjoelenState close(SjoelenState state, Judging judging) {
        int games = state.games().size();
        int top =
                state.players().stream().mapToInt(player -> result(state, player)).max().orElse(0);
        List<PlayerState> leaders =
                state.players().stream().filter(player -> result(state, player) == top).toList();
        List<String> better = best(leaders, order(state, tieBreak()));
        Findings findings =
                judging.put(
                        new MatchClose(
                                judging.findings(),
                                settings.decidedBy(),
                                !settings.byGames() || games >= settings.turns(),
                                settings.target() > 0 && top >= settings.target(),
                                games,
                                settings.countingTurns(),
                                top,
                                leaders.stream().map(PlayerState::name).toList(),
                                leaders.size() > 1,
                                settings.tie(),
                                settings.tieBreakDiscs(),
                                better,
                                better.size() > 1));
        return state.ranked(findings.effect(SjoelenState.Ranking.class))
                .withTieBreak(findings.has(Effect.TIE_BREAK));
    }

    /** What a player has reached: match points, or the points of the turns that count. */
    private int result(SjoelenState state, PlayerState player) {
        return settings.byGames()
                ? state.matchPoints(player.name())
                : player.totalOfBest(settings.countingTurns());
    }

    private SjoelenState.Ranking tieBreak() {
        return switch (settings.tie()) {
            case SHARED -> SjoelenState.Ranking.BY_TOTAL;
            case HIGHEST_TURN -> SjoelenState.Ranking.BY_HIGHEST_TURN;
            case HIGHEST_TURNS -> SjoelenState.Ranking.BY_TURNS;
        };
    }

    /** The order of places, best last. */
    private Comparator<PlayerState> order(SjoelenState state, SjoelenState.Ranking ranking) {
        Comparator<PlayerState> byResult = Comparator.comparingInt(player -> result(state, player));
        return switch (ranking) {
            case BY_TOTAL -> byResult;
            case BY_HIGHEST_TURN -> byResult.thenComparingInt(PlayerState::highestTurn);
            case BY_TURNS ->
                    byResult.thenComparing(PlayerState::turnsFromHighest, MatchDesk::inOrder);
        };
    }

    private static int inOrder(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int difference = Integer.compare(a.get(i), b.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private static List<String> best(List<PlayerState> players, Comparator<PlayerState> order) {
        return players.stream()
                .filter(
                        player ->
                                players.stream()
                                        .noneMatch(other -> order.compare(other, player) > 0))
                .map(PlayerState::name)
                .toList();
    }

    Optional<List<Outcome.Place>> places(SjoelenState state) {
        return state.ranking().map(ranking -> standings(state, ranking));
    }

    /** Everybody's place, best first; equal players share a rank and keep their seating order. */
    private List<Outcome.Place> standings(SjoelenState state, SjoelenState.Ranking ranking) {
        Comparator<PlayerState> order = order(state, ranking);
        List<PlayerState> sorted = new ArrayList<>(state.players());
        sorted.sort(order.reversed());
        List<Outcome.Place> places = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            PlayerState player = sorted.get(i);
            boolean tied = i > 0 && order.compare(sorted.get(i - 1), player) == 0;
            places.add(
                    new Outcome.Place(
                            tied ? places.get(i - 1).rank() : i + 1,
                            player.name(),
                            result(state, player)));
        }
        return places;
    }
}
