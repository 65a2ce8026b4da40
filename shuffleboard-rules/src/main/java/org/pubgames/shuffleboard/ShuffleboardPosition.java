package org.pubgames.shuffleboard;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.Optional;
import org.pubgames.core.Position;

/**
 * A match between two ends: the scoreboard, and how the end that begins is played. Discs have their
 * colours by the rules. While it is open who begins a game there is no position, nor within ends
 * that were added to a game because the sides were level, but for the first of them.
 *
 * @param a side A: the first, third … seat
 * @param b side B
 * @param game the game in progress, from 1; the first when left out
 * @param end the end of this game that begins, from 1
 * @param leader the side that plays first in it
 * @param firstLeader the side that played first in the first end of this game; the same side when
 *     left out
 * @param from the end of the board from which it is played; the head when left out
 * @param added how many ends were added because the sides were level, if the first of these begins;
 *     none when left out
 */
public record ShuffleboardPosition(
        @Valid OfSide a,
        @Valid OfSide b,
        Optional<@Min(1) Integer> game,
        @Min(1) @Max(10_000) int end,
        Side leader,
        Optional<Side> firstLeader,
        Optional<From> from,
        Optional<@Min(1) Integer> added)
        implements Position {

    /**
     * What the scoreboard says of a side.
     *
     * @param points its total in the game in progress; below 0 where fouls cost points
     * @param games games won, from 0; none when left out
     * @param handicap the handicap agreed for it: points that it began with, or for each scoring
     *     disc, as the variant has it; none when left out
     * @param shooter who plays for it in the end that begins; its first player when left out
     * @param particulars what besides play has to be known, where there is something
     */
    public record OfSide(
            @Min(-1_000_000) @Max(1_000_000) int points,
            Optional<@Min(0) @Max(1000) Integer> games,
            Optional<@Min(0) @Max(10_000) Integer> handicap,
            Optional<String> shooter,
            Optional<SideParticulars> particulars) {

        /** Games won, from 0. */
        public int gamesWon() {
            return games.orElse(0);
        }

        /** What besides play has to be known; nothing when there is nothing. */
        public SideParticulars known() {
            return particulars.orElse(SideParticulars.NONE);
        }

        /** The points of its handicap, from 0. */
        public int given() {
            return handicap.orElse(0);
        }
    }

    /** One of the sides. */
    public OfSide of(Side side) {
        return side == Side.A ? a : b;
    }

    /** The game in progress, from 1. */
    public int playedGame() {
        return game.orElse(1);
    }

    /** The side that played first in the first end of this game. */
    public Side first() {
        return firstLeader.orElse(leader);
    }
}
