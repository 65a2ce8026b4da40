package org.pubgames.sjoelen.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.pubgames.core.Outcome;
import org.pubgames.sjoelen.PlayerState;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.SjoelenState.Ranking;

/**
 * Everybody's result and place.
 *
 * @param state the match
 * @param settings its settings
 */
public record Standings(SjoelenState state, SjoelenSettings settings) {

    /**
     * What a player has reached: match points in a match by games, otherwise the points of the
     * turns that count; 0 or more.
     */
    public int result(PlayerState player) {
        return settings.byGames()
                ? state.matchPoints(player.name())
                : player.totalOfBest(settings.countingTurns());
    }

    /** The best result of those who have not left. */
    public int top() {
        int top = 0;
        for (PlayerState player : staying()) {
            top = Math.max(top, result(player));
        }
        return top;
    }

    /** Everybody who has not left the match; everybody, when all have. */
    public List<PlayerState> staying() {
        List<PlayerState> staying = new ArrayList<>(state.players().size());
        for (PlayerState player : state.players()) {
            if (!player.withdrawn()) {
                staying.add(player);
            }
        }
        return staying.isEmpty() ? state.players() : staying;
    }

    /** Who has the best result, in seating order; at least one. */
    public List<String> leaders() {
        return leaders(Ranking.BY_TOTAL);
    }

    /** Who is first in an order of places, in seating order; at least one. */
    public List<String> leaders(Ranking ranking) {
        Comparator<PlayerState> order = order(ranking);
        List<String> leaders = new ArrayList<>(state.players().size());
        for (PlayerState player : state.players()) {
            if (!beaten(player, order)) {
                leaders.add(player.name());
            }
        }
        return List.copyOf(leaders);
    }

    private boolean beaten(PlayerState player, Comparator<PlayerState> order) {
        for (PlayerState other : state.players()) {
            if (order.compare(other, player) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Everybody's place, best first; equal players share a rank and keep their seating order. */
    public List<Outcome.Place> places(Ranking ranking) {
        Comparator<PlayerState> order = order(ranking);
        List<PlayerState> sorted = new ArrayList<>(state.players());
        sorted.sort(order.reversed());
        List<Outcome.Place> places = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            PlayerState player = sorted.get(i);
            boolean tied = i > 0 && order.compare(sorted.get(i - 1), player) == 0;
            int rank = tied ? places.get(i - 1).rank() : i + 1;
            places.add(new Outcome.Place(rank, player.name(), result(player)));
        }
        return places;
    }

    /** An order of places, best last; who has left comes first. */
    private Comparator<PlayerState> order(Ranking ranking) {
        Comparator<PlayerState> staying = Comparator.comparing(player -> !player.withdrawn());
        Comparator<PlayerState> byResult = staying.thenComparingInt(this::result);
        return switch (ranking) {
            case BY_TOTAL -> byResult;
            case BY_HIGHEST_TURN -> byResult.thenComparingInt(PlayerState::highestTurn);
            case BY_TURNS ->
                    byResult.thenComparing(PlayerState::turnsFromHighest, Standings::turnByTurn);
        };
    }

    private static int turnByTurn(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int difference = Integer.compare(one.get(i), other.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }
}
