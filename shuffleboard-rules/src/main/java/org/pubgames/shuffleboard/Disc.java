package org.pubgames.shuffleboard;

import java.util.Optional;

/**
 * A disc of the end in progress.
 *
 * @param name the letter of its side and the number of its shot
 * @param side whose it is
 * @param status what became of it
 * @param place where it lies as reported
 * @param spot where that is
 */
public record Disc(
        String name, Side side, Status status, Optional<Place> place, Optional<Spot> spot) {

    /** As many discs as a side of any variant has. */
    private static final int SHARED = 16;

    /** What became of a disc. */
    public enum Status {
        WAITING,
        LYING,
        /** Removed, or fallen. */
        GONE,
        /** Given back, to be played again. */
        RETURNED
    }

    /** The discs of every end before they are played: all matches share them. */
    private static final Disc[][] WAITING = new Disc[Side.values().length][SHARED];

    static {
        for (Side side : Side.values()) {
            for (int i = 0; i < SHARED; i++) {
                WAITING[side.index()][i] = fresh(side, i + 1);
            }
        }
    }

    /** A disc that is still to be played, by its side and the number of its shot, from 1. */
    static Disc waiting(Side side, int number) {
        return number <= SHARED ? WAITING[side.index()][number - 1] : fresh(side, number);
    }

    private static Disc fresh(Side side, int number) {
        return new Disc(
                side.letter() + number, side, Status.WAITING, Optional.empty(), Optional.empty());
    }

    Disc lying(Place newPlace, Spot newSpot) {
        return new Disc(name, side, Status.LYING, Optional.of(newPlace), Optional.of(newSpot));
    }

    Disc with(Status newStatus) {
        return new Disc(name, side, newStatus, Optional.empty(), Optional.empty());
    }

    /** The disc it lies on. */
    Optional<String> on() {
        return place.isPresent() ? place.get().on() : Optional.empty();
    }

    /** The same disc, no longer on another. */
    Disc offStack() {
        return new Disc(name, side, status, place.map(Place::offStack), spot);
    }

    /** Whether it lies on the board. */
    public boolean lies() {
        return status == Status.LYING;
    }
}
