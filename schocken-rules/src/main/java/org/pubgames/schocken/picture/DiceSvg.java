package org.pubgames.schocken.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Svg;

/**
 * Dice in a row, open or under a cup.
 *
 * @param faces what they show, 0 for a die that nobody has seen; a face that cannot be is written
 *     on the die
 * @param covered whether they lie under a cup
 */
record DiceSvg(List<Integer> faces, boolean covered) {

    /** The edge of a die, in pixels. */
    static final double EDGE = 24;

    private static final double STEP = 28;

    /** More dice than these are not drawn. */
    private static final int MOST = 5;

    private static final String BLACK = "#111111";

    DiceSvg {
        faces = List.copyOf(faces);
    }

    /** Dice in the order in which they were told. */
    static DiceSvg open(List<Integer> dice) {
        return new DiceSvg(dice, false);
    }

    /** Dice that nobody has seen. */
    static DiceSvg unseen(int number, boolean covered) {
        return new DiceSvg(Collections.nCopies(Math.max(0, Math.min(number, MOST)), 0), covered);
    }

    /** In words. */
    String told(GameWords words) {
        String listed = String.join(" ", faces.stream().limit(MOST).map(DiceSvg::written).toList());
        String more = faces.size() > MOST ? " …" : "";
        return covered ? words.say("dice.cup", "dice", listed + more) : listed + more;
    }

    private static String written(int face) {
        return face == 0 ? "?" : String.valueOf(face);
    }

    private int drawn() {
        return Math.min(MOST, faces.size());
    }

    /** How many pixels they take. */
    double width() {
        double more = faces.size() > MOST ? 14 : 0;
        return faces.isEmpty() ? 0 : drawn() * STEP + more + (covered ? 12 : 4);
    }

    /** Draws them with their upper left corner at a point. */
    void draw(Svg svg, double x, double y) {
        double left = covered ? x + 6 : x;
        for (int i = 0; i < drawn(); i++) {
            die(svg, faces.get(i), left + i * STEP, y);
        }
        double right = left + drawn() * STEP;
        if (faces.size() > MOST) {
            svg.text("…", "x", right - 2, "y", y + 16, "font-size", 14.0, "fill", Sheet.INK);
        }
        if (covered && drawn() > 0) {
            cup(svg, x, y, right - x + 2);
        }
    }

    /** A cup upside down, through which one sees. */
    private static void cup(Svg svg, double x, double y, double width) {
        String outline =
                "M%s %sl4 -34h%sl4 34z"
                        .formatted(
                                Svg.written(x), Svg.written(y + EDGE + 4), Svg.written(width - 8));
        Object[] glass = {"fill", Sheet.INK, "fill-opacity", 0.16, "stroke", Sheet.INK};
        Object[] line = {"stroke-width", 1.5, "stroke-dasharray", "4 2"};
        svg.empty("path", Svg.with(Svg.with(glass, line), "class", "cup", "d", outline));
    }

    private static void die(Svg svg, int face, double x, double y) {
        svg.begin("g", "class", "die");
        Object[] look = {"rx", 4.0, "fill", "#ffffff", "stroke", "#555555", "stroke-width", 1.5};
        svg.rect(x, y, EDGE, EDGE, look);
        List<int[]> pips = pips(face);
        for (int[] pip : pips) {
            double across = x + EDGE / 2 + pip[0] * EDGE / 4;
            double down = y + EDGE / 2 + pip[1] * EDGE / 4;
            svg.circle(across, down, 2.4, "fill", BLACK);
        }
        if (pips.isEmpty()) {
            String text = Sheet.fitting(written(face), 20, 11);
            svg.middle(text, x + EDGE / 2, y + EDGE / 2 + 4, 11, "fill", BLACK);
        }
        svg.end("g");
    }

    /** Where the pips of a face are, in quarters of the edge from its middle. */
    private static List<int[]> pips(int face) {
        List<int[]> pips = new ArrayList<>();
        if (face < 1 || face > 6) {
            return pips;
        }
        if (face % 2 == 1) {
            pips.add(new int[] {0, 0});
        }
        if (face >= 2) {
            pips.add(new int[] {-1, 1});
            pips.add(new int[] {1, -1});
        }
        if (face >= 4) {
            pips.add(new int[] {-1, -1});
            pips.add(new int[] {1, 1});
        }
        if (face == 6) {
            pips.add(new int[] {-1, 0});
            pips.add(new int[] {1, 0});
        }
        return pips;
    }
}
