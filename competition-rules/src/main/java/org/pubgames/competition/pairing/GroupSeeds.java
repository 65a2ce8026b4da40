package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.pubgames.competition.pairing.Groups.Place;

/**
 * The order of seeds for a knock-out behind groups: the first of all groups, then the second, and
 * so on. Among those of one place the last seed, who meets the best, comes from the group whose
 * others would be met latest, of several such groups from the first; unless somebody of the place
 * would then have to meet its own group at once. The research has only that firsts meet seconds;
 * which ones is ours.
 */
public final class GroupSeeds {

    private final List<Integer> lines;
    private final List<Place> seeds = new ArrayList<>();

    private GroupSeeds(List<Integer> lines) {
        this.lines = lines;
    }

    /**
     * The places, best seed first.
     *
     * @param qualifiers how many of each group go on, each from 0; two at least together
     */
    public static List<Place> of(List<Integer> qualifiers) {
        int all = qualifiers.stream().mapToInt(Integer::intValue).sum();
        GroupSeeds order = new GroupSeeds(new Seeding.InOrder().lines(all));
        for (int place = 1; order.seeds.size() < all; place++) {
            Set<Integer> groups = new TreeSet<>();
            for (int group = 0; group < qualifiers.size(); group++) {
                if (qualifiers.get(group) >= place) {
                    groups.add(group);
                }
            }
            order.add(place, groups);
        }
        return List.copyOf(order.seeds);
    }

    private void add(int place, Set<Integer> groups) {
        if (place == 1) {
            groups.forEach(group -> seeds.add(new Place(group, place)));
            return;
        }
        List<Integer> last = new ArrayList<>();
        boolean apart = filled(groups, last, 2);
        if (!apart) {
            filled(groups, last, 1);
        }
        Collections.reverse(last);
        last.forEach(group -> seeds.add(new Place(group, place)));
    }

    /** Gives the seeds from the last on to groups, none of which is met before a round. */
    private boolean filled(Set<Integer> groups, List<Integer> last, int earliest) {
        if (groups.isEmpty()) {
            return true;
        }
        int seed = seeds.size() + groups.size() - 1;
        List<Integer> best =
                groups.stream()
                        .filter(group -> met(group, seed) >= earliest)
                        .sorted(
                                Comparator.comparingInt((Integer group) -> -met(group, seed))
                                        .thenComparing(Comparator.naturalOrder()))
                        .toList();
        for (Integer group : best) {
            Set<Integer> others = new TreeSet<>(groups);
            others.remove(group);
            last.add(group);
            if (filled(others, last, earliest)) {
                return true;
            }
            last.remove(last.size() - 1);
        }
        return false;
    }

    /** The earliest round in which a seed would meet somebody of a group. */
    private int met(int group, int seed) {
        int earliest = Integer.SIZE;
        for (int other = 0; other < seeds.size(); other++) {
            if (seeds.get(other).group() == group) {
                int apart = lines.indexOf(seed) ^ lines.indexOf(other);
                earliest = Math.min(earliest, Integer.SIZE - Integer.numberOfLeadingZeros(apart));
            }
        }
        return earliest;
    }
}
