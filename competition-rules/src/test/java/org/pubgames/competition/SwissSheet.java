package org.pubgames.competition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a careful organizer writes down during a Swiss tournament: who has met whom, who has rested,
 * who has which points. It is filled from the events, never from the state, and tries all pairings
 * of those who are there one by one.
 */
final class SwissSheet {

    private final int win;
    private final int draw;
    private final int bye;
    private final Map<String, Integer> points = new HashMap<>();
    private final Set<String> met = new HashSet<>();
    private final Map<String, Integer> matches = new HashMap<>();
    private final Set<String> mayNotRest = new HashSet<>();
    private List<Integer> fewest = List.of();

    SwissSheet(int win, int draw, int bye) {
        this.win = win;
        this.draw = draw;
        this.bye = bye;
    }

    int points(String player) {
        return points.getOrDefault(player, 0);
    }

    void played(String one, String other, int ones, int others) {
        met.add(one + "/" + other);
        met.add(other + "/" + one);
        matches.merge(one, 1, Integer::sum);
        matches.merge(other, 1, Integer::sum);
        add(one, ones > others ? win : ones == others ? draw : 0);
        add(other, others > ones ? win : ones == others ? draw : 0);
    }

    /** A gift is worth a win, and who has had one does not rest. */
    void gift(String player) {
        add(player, win);
        mayNotRest.add(player);
    }

    void rests(String player) {
        add(player, bye);
        mayNotRest.add(player);
    }

    void absent(String player, int worth) {
        add(player, worth);
        if (worth >= win) {
            mayNotRest.add(player);
        }
    }

    private void add(String player, int more) {
        points.merge(player, more, Integer::sum);
    }

    boolean haveMet(String one, String other) {
        return met.contains(one + "/" + other);
    }

    boolean mayRest(String player) {
        return !mayNotRest.contains(player);
    }

    /**
     * How far a round is from one in which equals meet: the points of who rests, how often that one
     * has played, the more the better, and then for each difference of points, the largest first,
     * how many pairs have it. Less is better, in order.
     */
    List<Integer> badness(List<List<String>> pairs, String resting) {
        List<Integer> counted = new ArrayList<>();
        counted.add(resting.isEmpty() ? 0 : points(resting));
        counted.add(-matches.getOrDefault(resting, 0));
        int widest = points.values().stream().mapToInt(each -> each).max().orElse(0);
        for (int apart = widest; apart > 0; apart--) {
            int wanted = apart;
            counted.add(
                    (int)
                            pairs.stream()
                                    .filter(
                                            pair ->
                                                    Math.abs(
                                                                    points(pair.get(0))
                                                                            - points(pair.get(1)))
                                                            == wanted)
                                    .count());
        }
        return counted;
    }

    /** The least of all rounds in which nobody meets anybody again; empty when there is none. */
    List<Integer> least(List<String> there) {
        fewest = List.of();
        tryAll(new ArrayList<>(there), new ArrayList<>(), "");
        return fewest;
    }

    private void tryAll(List<String> left, List<List<String>> pairs, String resting) {
        if (left.isEmpty()) {
            List<Integer> found = badness(pairs, resting);
            if (fewest.isEmpty() || less(found, fewest)) {
                fewest = found;
            }
            return;
        }
        String one = left.get(0);
        for (String other : left.subList(1, left.size())) {
            if (!haveMet(one, other)) {
                List<String> rest = new ArrayList<>(left);
                rest.removeAll(List.of(one, other));
                pairs.add(List.of(one, other));
                tryAll(rest, pairs, resting);
                pairs.remove(pairs.size() - 1);
            }
        }
        if (left.size() % 2 == 1 && mayRest(one)) {
            tryAll(left.subList(1, left.size()), pairs, one);
        }
    }

    private static boolean less(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < one.size(); i++) {
            if (!one.get(i).equals(other.get(i))) {
                return one.get(i) < other.get(i);
            }
        }
        return false;
    }
}
