package org.pubgames.schocken.tournament;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
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
 */
public record TournamentPosition(List<@Valid Standing> entrants, @Min(0) @Max(20) int rounds)
        implements Position {

    /**
     * Somebody who entered.
     *
     * @param player the name
     * @param points the points of all tables played; below 0 where lost games cost points
     * @param left whether the player has left the tournament; has not when left out
     * @param sentOff whether the player was sent off; was not when left out
     */
    public record Standing(
            String player,
            @Min(-1_000_000) @Max(1_000_000) int points,
            Optional<Boolean> left,
            Optional<Boolean> sentOff) {

        /** Whether the player was sent off. */
        public boolean banned() {
            return sentOff.orElse(false);
        }

        /** Whether the player is still in the tournament. */
        public boolean playing() {
            return !left.orElse(false) && !banned();
        }
    }

    /** Keeps a copy of the entrants. */
    public TournamentPosition {
        entrants = List.copyOf(entrants);
    }
}
