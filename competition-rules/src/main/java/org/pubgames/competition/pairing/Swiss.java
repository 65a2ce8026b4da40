package org.pubgames.competition.pairing;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Swiss pairings. */
public final class Swiss {

    private Swiss() {}

    /**
     * The next round.
     *
     * @param present the entrants to be paired, at least one, in any order
     * @return nothing when no legal pairing exists
     */
    public static Optional<Round> pair(List<SwissEntrant> present, SwissOptions options) {
        Set<Integer> numbers = new HashSet<>();
        for (SwissEntrant entrant : present) {
            if (!numbers.add(entrant.number())) {
                throw new IllegalArgumentException("twice: entrant " + entrant.number());
            }
        }
        return SwissSearch.best(present, options);
    }
}
