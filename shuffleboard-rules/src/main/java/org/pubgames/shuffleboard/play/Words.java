package org.pubgames.shuffleboard.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.shuffleboard.Spot;

/** The words of a game for places, in order. Immutable. */
public final class Words {

    private final Map<String, Spot> spots = new LinkedHashMap<>();

    /** The words of these spots. */
    public Words(List<Spot> spots) {
        spots.forEach(spot -> this.spots.put(spot.name(), spot));
    }

    /** All words. */
    public List<String> words() {
        return List.copyOf(spots.keySet());
    }

    /** The spot that a word means. */
    public Optional<Spot> called(String word) {
        return Optional.ofNullable(spots.get(word));
    }

    /** The spot of a word of the game itself. */
    public Spot spot(String word) {
        return called(word).orElseThrow(() -> new IllegalArgumentException(word));
    }
}
