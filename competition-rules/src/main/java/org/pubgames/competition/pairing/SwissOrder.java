package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Whom each entrant should meet if nothing else decides: the upper half of a score group meets its
 * lower half in order, who has no opponent in its group meets the best of the next.
 *
 * <p>How many come down into a group is foreseen from the sizes of the groups alone: one, if an odd
 * number is above. It meets the best of the group, so the halves begin after that one.
 */
final class SwissOrder {

    private final List<SwissEntrant> ranked;
    private final int[] group;
    private final int[] half;
    private final int[][] distance;

    SwissOrder(List<SwissEntrant> ranked) {
        this.ranked = ranked;
        int size = ranked.size();
        group = new int[size];
        half = new int[size];
        distance = new int[size][size];
        markGroups();
        for (int better = 0; better < size; better++) {
            List<Integer> wanted = wanted(better);
            for (int i = 0; i < wanted.size(); i++) {
                distance[better][wanted.get(i)] = i;
            }
        }
    }

    /** How many opponents the better placed should rather have than the worse placed, from 0. */
    int distance(int better, int worse) {
        return distance[better][worse];
    }

    private void markGroups() {
        int from = 0;
        while (from < ranked.size()) {
            int to = from;
            while (to < ranked.size() && ranked.get(to).score() == ranked.get(from).score()) {
                to++;
            }
            int first = from + from % 2;
            int lowerHalf = first + (to - first) / 2;
            for (int place = from; place < to; place++) {
                group[place] = from;
                half[place] = lowerHalf;
            }
            from = to;
        }
    }

    /** The lower half from its best, then the upper half from its worst, then the groups below. */
    private List<Integer> wanted(int better) {
        List<Integer> wanted = new ArrayList<>();
        for (int worse = better + 1; worse < ranked.size(); worse++) {
            wanted.add(worse);
        }
        int middle = half[better];
        int own = group[better];
        wanted.sort(
                Comparator.<Integer>comparingInt(worse -> group[worse])
                        .thenComparing(worse -> group[worse] == own && worse < middle)
                        .thenComparingInt(
                                worse -> group[worse] == own && worse < middle ? -worse : worse));
        return wanted;
    }
}
