package org.pubgames.schocken.tournament;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Position;
import org.pubgames.core.spi.Given;

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
        public Standing {
            Given.all(
                    "player, left, sentOff, decided, standIn, absent",
                    player,
                    left,
                    sentOff,
                    decided,
                    standIn,
                    absent);
        }

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

        /** A player who is in the tournament and there. */
        public static Standing of(String player, int points) {
            return new Standing(
                    player,
                    points,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        /** The same of a player who has left the tournament, or has not. */
        public Standing left(boolean left) {
            return new Standing(
                    player, points, Optional.of(left), sentOff, decided, standIn, absent);
        }

        /** The same of a player who was sent off, or was not. */
        public Standing sentOff(boolean sentOff) {
            return new Standing(
                    player, points, left, Optional.of(sentOff), decided, standIn, absent);
        }

        /** The same with what the organizer gave of the points. */
        public Standing decided(int decided) {
            return new Standing(
                    player, points, left, sentOff, Optional.of(decided), standIn, absent);
        }

        /** The same with somebody who plays in the player's place. */
        public Standing standIn(String standIn) {
            return new Standing(
                    player, points, left, sentOff, decided, Optional.of(standIn), absent);
        }

        /** The same of a player who is absent, or there. */
        public Standing absent(boolean absent) {
            return new Standing(
                    player, points, left, sentOff, decided, standIn, Optional.of(absent));
        }
    }

    /** Keeps copies of the lists. */
    public TournamentPosition {
        entrants = Given.list("entrants", entrants);
        fewest = Given.optionalList("fewest", fewest);
    }

    /** Standings after so many rounds, where a missed round brings nothing of its own. */
    public static TournamentPosition of(List<Standing> entrants, int rounds) {
        return new TournamentPosition(entrants, rounds, Optional.empty());
    }

    /** The same with the fewest points that anybody brought home in each round. */
    public TournamentPosition fewest(List<Integer> fewest) {
        return new TournamentPosition(entrants, rounds, Optional.of(fewest));
    }
}
