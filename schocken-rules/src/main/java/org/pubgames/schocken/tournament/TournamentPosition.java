package org.pubgames.schocken.tournament;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Position;

/**
 * A tournament between two rounds, or before the first: its standings. Who sat where is not in it,
 * so that there is no position where the tables of the first round stay together. Before its last
 * round a tournament is over only when the organizer says so.
 *
 * @param entrants everybody who entered, in the order of entry
 * @param rounds the rounds played, from 0
 * @param fewest the fewest points that anybody brought home in each of them; only where somebody
 *     may still enter and a missed round brings so many
 */
public record TournamentPosition(
        List<@Valid Standing> entrants,
        @Min(0) @Max(20) int rounds,
        Optional<@Size(max = 20) List<@Min(-MOST) @Max(MOST) Integer>> fewest)
        implements Position {

    /** The most points, and the most below 0, that anybody has in a position. */
    public static final int MOST = 1_000_000;

    /**
     * Somebody who entered.
     *
     * @param player the name
     * @param points the points so far; below 0 where lost games cost points
     * @param left whether the player has left the tournament; has not when left out
     * @param sentOff whether the player was sent off; was not when left out
     * @param decided what the organizer gave of the points, below 0 where he took some; 0 when left
     *     out
     * @param standIn who plays in the player's place
     * @param absent whether the player is not there; is there when left out
     */
    public record Standing(
            String player,
            @Min(-MOST) @Max(MOST) int points,
            Optional<Boolean> left,
            Optional<Boolean> sentOff,
            Optional<@Min(-MOST) @Max(MOST) Integer> decided,
            Optional<String> standIn,
            Optional<Boolean> absent) {

        /** Whether the player was sent off. */
        public boolean banned() {
            return sentOff.orElse(false);
        }

        /** Whether the player is not there. */
        public boolean away() {
            return absent.orElse(false);
        }

        /** Whether the player is still in the tournament. */
        public boolean playing() {
            return !left.orElse(false) && !banned();
        }
    }

    /** Keeps copies of the lists. */
    public TournamentPosition {
        entrants = List.copyOf(entrants);
        fewest = fewest.map(List::copyOf);
    }
}
