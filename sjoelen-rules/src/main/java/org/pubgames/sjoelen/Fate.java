package org.pubgames.sjoelen;

import java.util.List;

/** Where a disc came to rest, as the jury saw it. What that means is for the rules to say. */
public enum Fate {
    /** It did not wholly pass the control line: never in play. */
    SHORT,
    /** Over the start bar instead of under it. */
    OVER_START_BAR,
    /** On the playing field. */
    FIELD,
    /** On the playing field, lying on another disc. */
    ON_DISC,
    /** Wholly past the front of the gate bar, in a compartment. */
    IN,
    /** Halfway through a gate; the gate stopper was tried. */
    HALF_THROUGH,
    /** Over the gate bar into a compartment. */
    OVER_GATE_BAR,
    /** In a compartment and out of it again through the gate, back on the field. */
    REBOUNDED,
    /** Out of its compartment otherwise than through the gate, and back into the same. */
    JUMPED_TO_SAME,
    /** Out of its compartment otherwise than through the gate, into another. */
    JUMPED_TO_OTHER,
    /** Out of its compartment otherwise than through the gate, onto the field. */
    JUMPED_TO_FIELD,
    /** Out of its compartment otherwise than through the gate, resting on a partition wall. */
    ON_WALL,
    /** Off the board. */
    OFF_BOARD,
    /** Wholly back over the control line, towards the player. */
    CAME_BACK,
    /** Back over the control line, but not wholly. */
    CAME_PARTLY_BACK;

    /** Those with which it is told what the disc touches. */
    public static final List<Fate> ON_A_WALL = List.of(ON_WALL);

    /** Those with which it is told whether the gate stopper moved the disc. */
    public static final List<Fate> IN_A_GATE = List.of(HALF_THROUGH);

    /**
     * Those of a disc that got into a compartment, be it to leave it again: with no other is a
     * compartment named. In the order of the constants.
     */
    public static final List<Fate> OF_COMPARTMENTS =
            List.of(
                    OVER_START_BAR,
                    IN,
                    HALF_THROUGH,
                    OVER_GATE_BAR,
                    REBOUNDED,
                    JUMPED_TO_SAME,
                    JUMPED_TO_OTHER,
                    JUMPED_TO_FIELD,
                    ON_WALL);
}
