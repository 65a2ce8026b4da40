package org.pubgames.conformance.picture;

/**
 * How large a board is drawn.
 *
 * @param scale pixels of an inch
 * @param font inches of a line of text
 * @param least inches of the smallest name on a disc
 */
public record Fit(double scale, double font, double least) {

    /** How far to the side a disc on a deck may lie to be drawn on a sheet, in inches. */
    static final double FARTHEST_ON_SHEET = 130;

    /** The height of a sheet, in pixels; a long board is taller. */
    private static final double TALL = 850;

    /** A disc on a sheet is never smaller. */
    private static final double LEAST_RADIUS = 9;

    private static final double FONT = 19;

    /** The width of a picture in a column, in pixels. */
    static final double COLUMN = 300;

    /** The height of a short board in a column, in pixels. */
    private static final double TALL_IN_COLUMN = 460;

    private static final double COLUMN_FONT = 15;

    /** The smallest text in a column, in pixels. */
    private static final double LEAST_TEXT = 10.5;

    /** A board as tall as a screen. */
    static Fit tall(Ground ground, double radius) {
        double scale = Math.max(TALL / ground.height(), LEAST_RADIUS / radius);
        return new Fit(scale, FONT / scale, 0);
    }

    /** A board as wide as a column. */
    static Fit narrow(Ground ground, double radius) {
        double scale =
                Math.min(
                        (COLUMN - COLUMN_FONT) / (ground.width() + 4 * radius),
                        Math.max(TALL_IN_COLUMN / ground.height(), LEAST_TEXT / radius));
        return new Fit(scale, COLUMN_FONT / scale, LEAST_TEXT / scale);
    }
}
