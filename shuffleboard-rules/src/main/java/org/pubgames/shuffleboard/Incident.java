package org.pubgames.shuffleboard;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What happened, for the rules of a game that judge shots and fouls.
 *
 * @param end the end, as it is now
 * @param offender the side that played, or committed the foul
 * @param foul the foul, if it is one
 * @param played the disc of the last shot when the matter is about it
 * @param displaced the other discs that this shot moved
 * @param worths what each of these scored where it lay before
 */
public record Incident(
        End end,
        Side offender,
        Optional<Foul> foul,
        Optional<Disc> played,
        List<Displaced> displaced,
        Map<String, Integer> worths) {

    public Incident {
        displaced = List.copyOf(displaced);
        worths = Map.copyOf(worths);
    }

    /** What a displaced disc scored where it lay before. */
    public int worth(Displaced disc) {
        return worths.getOrDefault(disc.before().name(), 0);
    }
}
