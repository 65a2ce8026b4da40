package org.pubgames.sjoelen.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.pubgames.core.Outcome;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.SjoelenState.Ranking;
import org.pubgames.sjoelen.Threshold;

/**
 * Everybody's result and place: of each player, or of each team where there are teams.
 *
 * @param state the match
 * @param settings its settings
 */
public record Standings(SjoelenState state, SjoelenSettings settings) {

    /** What comes before any result, best last. */
    private static final Comparator<Entrant> STAYING =
            Comparator.comparing(Entrant::decidedFor)
                    .thenComparing(entrant -> !entrant.left())
                    .thenComparing(entrant -> !entrant.sentOff());

    /**
     * What a player has reached: match points in a match by games, what the turns earned where
     * thresholds decide, otherwise the points of the turns that count; with what the organizer
     * awarded, and without what was deducted.
     */
    public int result(SjoelenPlayer player) {
        return player.decidedPoints() + played(player);
    }

    private int played(SjoelenPlayer player) {
        return switch (settings.decidedBy()) {
            case GAMES -> state.matchPoints(player.name());
            case THRESHOLD -> player.threshold().map(Threshold::earned).orElse(0);
            case TOTAL -> player.totalOfBest(settings.countingTurns());
        };
    }

    /** What a player has reached, or all players of a team together. */
    private int result(Entrant entrant) {
        int sum = 0;
        for (SjoelenPlayer player : entrant.players()) {
            sum += result(player);
        }
        return sum;
    }

    /** The highest result of one player. */
    private int highestIndividual(Entrant entrant) {
        return entrant.players().stream().mapToInt(this::result).max().orElse(0);
    }

    private List<Entrant> entrants() {
        return Entrant.dealt(state.players(), settings.teams());
    }

    /** The first player with a score that may not decide the match yet; empty for nobody. */
    String unsettled() {
        for (SjoelenPlayer player : state.players()) {
            for (CardLine line : player.card()) {
                if (!line.settled(settings.agreement())) {
                    return player.name();
                }
            }
        }
        return "";
    }

    /**
     * The best result of those who can be first: for whom the organizer decided, who has not left,
     * who was not sent off, as long as there are such.
     */
    public int top() {
        List<Entrant> entrants = entrants();
        int top = Integer.MIN_VALUE;
        for (Entrant entrant : entrants) {
            if (!beaten(entrant, entrants, STAYING)) {
                top = Math.max(top, result(entrant));
            }
        }
        return top;
    }

    /** Everybody who has not left the match; everybody, when all have. */
    public List<SjoelenPlayer> staying() {
        List<SjoelenPlayer> staying = new ArrayList<>(state.players().size());
        for (SjoelenPlayer player : state.players()) {
            if (!player.withdrawn()) {
                staying.add(player);
            }
        }
        return staying.isEmpty() ? state.players() : staying;
    }

    /**
     * Who has the best result, in seating order; at least one. A team is named by its players, with
     * a plus sign between them.
     */
    public List<String> leaders() {
        return leaders(Ranking.BY_TOTAL);
    }

    /** Who is first in an order of places, in seating order; at least one. */
    public List<String> leaders(Ranking ranking) {
        return first(ranking).stream().map(Entrant::name).toList();
    }

    /** What each player of the first team brought, as name and points; of a player the same. */
    public List<String> shares() {
        return first(Ranking.BY_TOTAL).get(0).players().stream()
                .map(player -> player.name() + " " + result(player))
                .toList();
    }

    private List<Entrant> first(Ranking ranking) {
        Comparator<Entrant> order = order(ranking);
        List<Entrant> entrants = entrants();
        List<Entrant> first = new ArrayList<>(entrants.size());
        for (Entrant entrant : entrants) {
            if (!beaten(entrant, entrants, order)) {
                first.add(entrant);
            }
        }
        return first;
    }

    private static boolean beaten(
            Entrant entrant, List<Entrant> entrants, Comparator<Entrant> order) {
        for (Entrant other : entrants) {
            if (order.compare(other, entrant) > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Everybody's place, best first; equal players share a rank and keep their seating order. The
     * players of a team share its place and its score, one after the other.
     */
    public List<Outcome.Place> places(Ranking ranking) {
        Comparator<Entrant> order = order(ranking);
        List<Entrant> sorted = new ArrayList<>(entrants());
        sorted.sort(order.reversed());
        List<Outcome.Place> places = new ArrayList<>();
        int rank = 1;
        for (int i = 0; i < sorted.size(); i++) {
            Entrant entrant = sorted.get(i);
            boolean tied = i > 0 && order.compare(sorted.get(i - 1), entrant) == 0;
            rank = tied ? rank : places.size() + 1;
            for (SjoelenPlayer player : entrant.players()) {
                places.add(new Outcome.Place(rank, player.name(), result(entrant)));
            }
        }
        return places;
    }

    /**
     * An order of places, best last: who was sent off comes first, then who has left; last is for
     * whom the organizer decided the match.
     */
    private Comparator<Entrant> order(Ranking ranking) {
        Comparator<Entrant> byResult = STAYING.thenComparingInt(this::result);
        return switch (ranking) {
            case BY_TOTAL, NOBODY -> byResult;
            case BY_HIGHEST_TURN -> byResult.thenComparingInt(Entrant::highestTurn);
            case BY_TURNS ->
                    byResult.thenComparing(Entrant::turnsFromHighest, Standings::turnByTurn);
            case BY_HIGHEST_INDIVIDUAL -> byResult.thenComparingInt(this::highestIndividual);
        };
    }

    /** Who has left has fewer turns, perhaps: a turn that was not played is compared as 0. */
    private static int turnByTurn(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
            int difference = Integer.compare(points(one, i), points(other, i));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private static int points(List<Integer> turns, int place) {
        return place < turns.size() ? turns.get(place) : 0;
    }
}
