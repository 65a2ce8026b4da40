package org.pubgames.competition.pairing;

/**
 * Two entrants who meet, the one named first with the first side (in chess: white).
 *
 * @param first an entrant, from 0
 * @param second another entrant, from 0
 */
public record Pair(int first, int second) {

    /** Refuses negative entrants and an entrant against itself. */
    public Pair {
        if (first < 0 || second < 0 || first == second) {
            throw new IllegalArgumentException("no pair: " + first + " and " + second);
        }
    }

    /** The same two with their sides exchanged. */
    public Pair swapped() {
        return new Pair(second, first);
    }

    /** Whether the entrant is one of the two. */
    public boolean has(int entrant) {
        return first == entrant || second == entrant;
    }
}
