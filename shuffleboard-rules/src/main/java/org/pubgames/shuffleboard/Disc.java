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
    public static Disc waiting(Side side, int number) {
        return number <= SHARED ? WAITING[side.index()][number - 1] : fresh(side, number);
    }

    private static Disc fresh(Side side, int number) {
        return new Disc(
                side.letter() + number, side, Status.WAITING, Optional.empty(), Optional.empty());
    }

    /** The same disc, lying at a place. */
    public Disc lying(Place newPlace, Spot newSpot) {
        return new Disc(name, side, Status.LYING, Optional.of(newPlace), Optional.of(newSpot));
    }

    /** The same disc, of which something else became; it lies nowhere. */
    public Disc with(Status newStatus) {
        return new Disc(name, side, newStatus, Optional.empty(), Optional.empty());
    }

    /** The disc it lies on. */
    public Optional<String> on() {
        return place.isPresent() ? place.get().on() : Optional.empty();
    }

    /** The same disc, no longer on another. */
    public Disc offStack() {
        return new Disc(name, side, status, place.map(Place::offStack), spot);
    }

    /** Its number among the discs of its side, 1 for the first. */
    public int number() {
        return Integer.parseInt(name, 1, name.length(), 10);
    }

    /** Whether it is said to lie on another disc. */
    public boolean liesOn(Disc other) {
        return on().filter(other.name()::equals).isPresent();
    }

    /** Whether it lies on the board, not off it. */
    public boolean onBoard() {
        return lies() && spot.isPresent() && spot.get().zone() != Zone.OFF;
    }

    /** The centre of a disc on the board of which both measures are known; otherwise empty. */
    public Optional<Point> centreOnBoard() {
        return onBoard() && measuredAcross() ? place.flatMap(Place::centre) : Optional.empty();
    }

    /** Whether it is known where it lies across the board; without that nothing overlaps. */
    public boolean measuredAcross() {
        return place.isPresent() && place.get().x().isPresent();
    }

    /**
     * Whether two discs on the board overlap, as far as that is known.
     *
     * @param diameter the diameter of a disc, in fixed point
     */
    public boolean overlaps(Disc other, long diameter) {
        Optional<Point> here = centreOnBoard();
        Optional<Point> there = other.centreOnBoard();
        return here.isPresent()
                && there.isPresent()
                && here.get().closerThan(diameter, there.get());
    }

    /** Whether it lies where it came to rest. */
    public boolean lies() {
        return status == Status.LYING;
    }
}
