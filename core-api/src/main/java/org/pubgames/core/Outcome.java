package org.pubgames.core;

import java.util.List;

/**
 * How a match ended.
 *
 * @param places everybody's place, best first; tied players share a rank
 * @param rulings the rulings that decided it
 */
public record Outcome(List<Place> places, List<Ruling> rulings) {

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

    /** Those who share the first place. */
    public List<String> winners() {
        return places.stream().filter(place -> place.rank() == 1).map(Place::player).toList();
    }
}
