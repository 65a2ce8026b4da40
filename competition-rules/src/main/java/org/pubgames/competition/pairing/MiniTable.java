package org.pubgames.competition.pairing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The matches between some entrants. Points are multiplied by a common multiple of how often two of
 * them met, so that averages are whole numbers.
 */
final class MiniTable {

    private final List<Integer> entrants;
    private final Map<Integer, Map<Integer, Meetings>> met = new HashMap<>();
    private final long scale;

    /** How often one met another, and its points in these matches. */
    private record Meetings(int count, int points) {}

    private MiniTable(List<Integer> entrants, List<MatchResult> results) {
        this.entrants = entrants;
        for (MatchResult result : results) {
            int first = result.pair().first();
            int second = result.pair().second();
            if (entrants.contains(first) && entrants.contains(second)) {
                add(first, second, result.firstPoints());
                add(second, first, result.secondPoints());
            }
        }
        long multiple = 1;
        for (Map<Integer, Meetings> others : met.values()) {
            for (Meetings meetings : others.values()) {
                multiple = multiple / divisor(multiple, meetings.count()) * meetings.count();
            }
        }
        scale = multiple;
    }

    static MiniTable of(List<Integer> entrants, List<MatchResult> results) {
        return new MiniTable(entrants, results);
    }

    private void add(int one, int other, int points) {
        met.computeIfAbsent(one, key -> new HashMap<>())
                .merge(
                        other,
                        new Meetings(1, points),
                        (had, more) ->
                                new Meetings(
                                        had.count() + more.count(), had.points() + more.points()));
    }

    private static long divisor(long one, long other) {
        return other == 0 ? one : divisor(other, one % other);
    }

    private Map<Integer, Meetings> meetings(int entrant) {
        return met.getOrDefault(entrant, Map.of());
    }

    boolean allMet() {
        return entrants.stream()
                .allMatch(entrant -> meetings(entrant).size() == entrants.size() - 1);
    }

    /** Its points, times the common multiple. */
    long points(int entrant) {
        return meetings(entrant).values().stream()
                .mapToLong(meetings -> scale / meetings.count() * meetings.points())
                .sum();
    }

    /** Its points if it won all matches that are missing. */
    long mostPossible(int entrant, int win) {
        int missing = entrants.size() - 1 - meetings(entrant).size();
        return points(entrant) + scale * missing * win;
    }
}
