package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.List;

/** Entrants divided into groups (research BM groups.seed_optimized). */
public final class Groups {

    private Groups() {}

    /**
     * Groups filled by the snake: the first seeds one to a group from the first group to the last,
     * the next ones from the last back to the first, and so on.
     *
     * @param entrants how many, at least as many as groups
     * @param groups how many, at least 1
     * @return for each group its entrants from 0, best seed first; sizes differ by at most one
     */
    public static List<List<Integer>> snake(int entrants, int groups) {
        if (groups < 1 || entrants < groups) {
            throw new IllegalArgumentException(entrants + " entrants in " + groups + " groups");
        }
        List<List<Integer>> filled = new ArrayList<>();
        for (int group = 0; group < groups; group++) {
            filled.add(new ArrayList<>());
        }
        for (int entrant = 0; entrant < entrants; entrant++) {
            int along = entrant % groups;
            boolean back = entrant / groups % 2 == 1;
            filled.get(back ? groups - 1 - along : along).add(entrant);
        }
        return filled.stream().map(List::copyOf).toList();
    }

    /**
     * A place in a group.
     *
     * @param group from 0
     * @param place from 1
     */
    public record Place(int group, int place) {}
}
