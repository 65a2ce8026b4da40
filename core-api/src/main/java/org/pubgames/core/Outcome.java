package org.pubgames.core;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a match ended.
 *
 * @param places everybody's place, best first; tied players share a rank
 * @param rulings the rulings that decided it
 */
public record Outcome(List<Place> places, List<Ruling> rulings) {

    /**
     * Keeps copies of its lists.
     *
     * @param places everybody's place, best first; tied players share a rank
     * @param rulings the rulings that decided it
     */
    public Outcome {
        places = List.copyOf(places);
        rulings = List.copyOf(rulings);
    }

    /**
     * One player's place.
     *
     * @param rank 1 for the best; equal ranks are ties
     * @param player the name
     * @param score the total the player reached; a tie-break is told by the rulings
     */
    public record Place(int rank, String player, long score) {}

    /**
     * Places by points, for a game in which the most points win.
     *
     * @param names the players
     * @param points of each of them, in the same order
     * @return best first; players with the same points share a rank, in the order of the names
     */
    public static List<Place> ranked(List<String> names, List<Integer> points) {
        return IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparing(points::get, Comparator.reverseOrder()))
                .map(i -> new Place(rank(points, points.get(i)), names.get(i), points.get(i)))
                .toList();
    }

    private static int rank(List<Integer> points, int own) {
        return 1 + (int) points.stream().filter(other -> other > own).count();
    }

    /** {@return those who share the first place} */
    public List<String> winners() {
        return places.stream().filter(place -> place.rank() == 1).map(Place::player).toList();
    }
}
