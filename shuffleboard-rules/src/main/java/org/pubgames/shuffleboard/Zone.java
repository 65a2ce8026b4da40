package org.pubgames.shuffleboard;

/** How a disc lies, whatever the game. */
public enum Zone {
    /** Off the board or court. */
    OFF,
    /** Short of the line that must be reached, clear of it. */
    SHORT,
    /** Touching the line that must be reached. */
    REACH_LINE,
    /** On the board, in no area, touching no line. */
    OPEN,
    /** Touching a line that bounds an area. */
    LINE,
    /** Wholly in an area. */
    AREA,
    /** Projecting over the far end. */
    HANGING,
    /** Wholly past the target. */
    BEYOND
}
