package org.pubgames.shuffleboard.shovelboard.rules;

/** A part of the board, as people call it. */
public enum Stretch {
    HANGING,
    BEYOND_FAR_LINE,
    BEYOND_MIDDLE_LINE,
    /** In position, on a board with a middle line. */
    BEFORE_MIDDLE_LINE,
    /** In position, on a board without one. */
    BEFORE_FAR_LINE,
    SHORT
}
