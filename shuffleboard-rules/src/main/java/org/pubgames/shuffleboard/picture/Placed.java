package org.pubgames.shuffleboard.picture;

import org.pubgames.shuffleboard.Disc;

/**
 * A disc with a place in a drawing.
 *
 * @param x inches from the middle line to its centre
 * @param y inches along the board to its centre, as the game measures it
 * @param how how far that is known
 */
record Placed(Disc disc, double x, double y, How how) {

    /** How far the place of a disc is known. */
    enum How {
        /** It was measured. */
        MEASURED,
        /** Its distance along the board was measured; across it is drawn where there is room. */
        ALONG,
        /** It was called by a word: it is drawn somewhere in that area. */
        CALLED,
        /** It lies farther off than is drawn: it is drawn at the edge. */
        OUTSIDE
    }

    /** The distance between two centres, in inches. */
    double from(double otherX, double otherY) {
        return Math.hypot(x - otherX, y - otherY);
    }
}
