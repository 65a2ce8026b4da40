package org.pubgames.shuffleboard.picture;

import java.util.List;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.SideState;

/**
 * How the discs of both sides are painted. Side B has a ring besides, so that colour alone never
 * tells.
 */
record SidePaint(Paint a, Paint b) {

    /** A disc and the name on it. */
    record Paint(String disc, String name) {}

    private static final Paint RED = new Paint("#b3261e", "#ffffff");
    private static final Paint BLUE = new Paint("#1f4e9c", "#ffffff");
    private static final Paint YELLOW = new Paint("#ffd23f", "#111111");
    private static final Paint BLACK = new Paint("#222222", "#ffffff");

    /** Where nobody has chosen colours. */
    static SidePaint plain() {
        return new SidePaint(RED, BLUE);
    }

    /** The colours of two sides. */
    static SidePaint of(List<SideState> sides) {
        return new SidePaint(paint(sides.get(0), RED), paint(sides.get(1), BLUE));
    }

    private static Paint paint(SideState side, Paint otherwise) {
        return switch (side.colour().orElse("")) {
            case "yellow" -> YELLOW;
            case "black" -> BLACK;
            default -> otherwise;
        };
    }

    Paint of(Side side) {
        return side == Side.A ? a : b;
    }
}
