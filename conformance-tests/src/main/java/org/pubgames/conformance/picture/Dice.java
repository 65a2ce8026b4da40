package org.pubgames.conformance.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.pubgames.core.Because;

/**
 * Dice in a row, open or under a cup.
 *
 * @param faces what they show; a face that cannot be is written on the die
 * @param covered whether they lie under a cup
 */
record Dice(List<String> faces, boolean covered) {

    /** The edge of a die, in pixels. */
    static final double EDGE = 24;

    private static final double STEP = 28;

    /** More dice than this are not drawn. */
    private static final int MOST = 5;

    /** A die that nobody has seen. */
    private static final String UNKNOWN = "?";

    private static final String WHITE = "#ffffff";
    private static final String BLACK = "#111111";

    Dice {
        faces = List.copyOf(faces);
    }

    /** Dice in the order in which they were told. */
    static Dice open(Said dice) {
        return new Dice(faces(dice), false);
    }

    /** Dice under a cup. */
    static Dice under(Said dice) {
        return new Dice(faces(dice), true);
    }

    /** Dice that nobody has seen. */
    static Dice unseen(int number, boolean covered) {
        return new Dice(Collections.nCopies(Math.min(number, MOST), UNKNOWN), covered);
    }

    private static List<String> faces(Said dice) {
        List<String> faces = new ArrayList<>();
        dice.items().forEach(die -> faces.add(die.text()));
        return faces;
    }

    /** In words. */
    String told(PictureWords words) {
        String listed = String.join(" ", faces.subList(0, drawn()));
        String more = faces.size() > MOST ? " …" : "";
        return covered ? words.say("dice.cup", new Because("dice", listed + more)) : listed + more;
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
        if (faces.isEmpty()) {
            return;
        }
        double left = covered ? x + 6 : x;
        for (int i = 0; i < drawn(); i++) {
            die(svg, faces.get(i), left + i * STEP, y);
        }
        double right = left + drawn() * STEP;
        if (faces.size() > MOST) {
            svg.text("…", "x", right - 2, "y", y + 16, "font-size", 14.0, "fill", Picture.INK);
        }
        if (covered) {
            cup(svg, x, y, right - x + 2);
        }
    }

    /** A cup upside down, through which one sees. */
    private static void cup(Svg svg, double x, double y, double width) {
        svg.empty(
                "path",
                "id",
                "cup",
                "d",
                "M%s %sl4 -34h%sl4 34z"
                        .formatted(
                                Svg.written(x), Svg.written(y + EDGE + 4), Svg.written(width - 8)),
                "fill",
                Picture.INK,
                "fill-opacity",
                0.16,
                "stroke",
                Picture.INK,
                "stroke-width",
                1.5,
                "stroke-dasharray",
                "4 2");
    }

    private static void die(Svg svg, String face, double x, double y) {
        svg.begin("g", "id", "die");
        svg.empty(
                "rect",
                "x",
                x,
                "y",
                y,
                "width",
                EDGE,
                "height",
                EDGE,
                "rx",
                4.0,
                "fill",
                WHITE,
                "stroke",
                "#555555",
                "stroke-width",
                1.5);
        List<int[]> pips = pips(face);
        for (int[] pip : pips) {
            svg.empty(
                    "circle",
                    "cx",
                    x + EDGE / 2 + pip[0] * EDGE / 4,
                    "cy",
                    y + EDGE / 2 + pip[1] * EDGE / 4,
                    "r",
                    2.4,
                    "fill",
                    BLACK);
        }
        if (pips.isEmpty()) {
            svg.text(
                    Picture.fitting(face, 20, 11),
                    "x",
                    x + EDGE / 2,
                    "y",
                    y + EDGE / 2 + 4,
                    "font-size",
                    11.0,
                    "text-anchor",
                    "middle",
                    "fill",
                    BLACK);
        }
        svg.end("g");
    }

    /** Where the pips of a face are, in quarters of the edge from its middle. */
    private static List<int[]> pips(String face) {
        List<int[]> pips = new ArrayList<>();
        int value = face.length() == 1 ? "123456".indexOf(face) + 1 : 0;
        if (value % 2 == 1) {
            pips.add(new int[] {0, 0});
        }
        if (value >= 2) {
            pips.add(new int[] {-1, 1});
            pips.add(new int[] {1, -1});
        }
        if (value >= 4) {
            pips.add(new int[] {-1, -1});
            pips.add(new int[] {1, 1});
        }
        if (value == 6) {
            pips.add(new int[] {-1, 0});
            pips.add(new int[] {1, 0});
        }
        return pips;
    }
}
