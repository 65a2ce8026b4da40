package org.pubgames.shuffleboard;

/**
 * What both sides scored in an end.
 *
 * @param a the points of side A, below 0 too
 * @param b the same for side B
 */
public record EndScore(int a, int b) {

    /** Nothing. */
    public static final EndScore NONE = new EndScore(0, 0);

    /** What a side scored. */
    public int of(Side side) {
        return side == Side.A ? a : b;
    }

    /** The same with more points for a side. */
    public EndScore plus(Side side, int points) {
        return side == Side.A ? new EndScore(a + points, b) : new EndScore(a, b + points);
    }
}
