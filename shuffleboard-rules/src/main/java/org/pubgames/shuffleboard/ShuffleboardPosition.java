package org.pubgames.shuffleboard;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.Optional;
import org.pubgames.core.Position;
import org.pubgames.core.spi.Given;

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
    public ShuffleboardPosition {
        Given.all(
                "a, b, game, leader, firstLeader, from, added",
                a,
                b,
                game,
                leader,
                firstLeader,
                from,
                added);
    }

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
        public OfSide {
            Given.all(
                    "games, handicap, shooter, particulars", games, handicap, shooter, particulars);
        }

        /** Games won, from 0. */
        public int gamesWon() {
            return games.orElse(0);
        }

        /** What besides play has to be known; nothing when there is nothing. */
        public SideParticulars known() {
            return particulars.orElse(SideParticulars.none());
        }

        /** The points of its handicap, from 0. */
        public int given() {
            return handicap.orElse(0);
        }

        /** A side without games or handicap, for which its first player plays. */
        public static OfSide of(int points) {
            return new OfSide(
                    points, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        }

        /** The same with so many games won. */
        public OfSide games(int games) {
            return new OfSide(points, Optional.of(games), handicap, shooter, particulars);
        }

        /** The same with the handicap agreed for the side. */
        public OfSide handicap(int handicap) {
            return new OfSide(points, games, Optional.of(handicap), shooter, particulars);
        }

        /** The same with who plays for the side in the end that begins. */
        public OfSide shooter(String shooter) {
            return new OfSide(points, games, handicap, Optional.of(shooter), particulars);
        }

        /** The same with what besides play has to be known. */
        public OfSide particulars(SideParticulars particulars) {
            return new OfSide(points, games, handicap, shooter, Optional.of(particulars));
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

    /** An end of the first game, played from the head; who leads it has led the first one too. */
    public static ShuffleboardPosition of(OfSide a, OfSide b, int end, Side leader) {
        return new ShuffleboardPosition(
                a,
                b,
                Optional.empty(),
                end,
                leader,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** The same in a game, from 1. */
    public ShuffleboardPosition game(int game) {
        return new ShuffleboardPosition(
                a, b, Optional.of(game), end, leader, firstLeader, from, added);
    }

    /** The same with the side that played first in the first end of this game. */
    public ShuffleboardPosition firstLeader(Side firstLeader) {
        return new ShuffleboardPosition(
                a, b, game, end, leader, Optional.of(firstLeader), from, added);
    }

    /** The same with the end of the board from which the end is played. */
    public ShuffleboardPosition from(From from) {
        return new ShuffleboardPosition(
                a, b, game, end, leader, firstLeader, Optional.of(from), added);
    }

    /** The same as the first of so many ends that were added. */
    public ShuffleboardPosition added(int added) {
        return new ShuffleboardPosition(
                a, b, game, end, leader, firstLeader, from, Optional.of(added));
    }
}
