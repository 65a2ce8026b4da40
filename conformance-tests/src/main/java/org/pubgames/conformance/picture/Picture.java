package org.pubgames.conformance.picture;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Lang;

/** A picture in pixels that grows downwards, and what it shows in words. For one thread. */
final class Picture {

    /** The width of every picture. */
    static final double WIDE = Fit.COLUMN;

    /** The colour of text and lines: the page's own. */
    static final String INK = "currentColor";

    /** Sizes of text. */
    static final double LARGE = 15;

    static final double SMALL = 12;

    /** How many letters fit into a text's height, about. */
    private static final double LETTER = 0.57;

    private final Svg svg;
    private final List<String> sentences = new ArrayList<>();
    private double height;

    Picture(Lang lang) {
        this.svg = Svg.inPage(lang);
    }

    Svg svg() {
        return svg;
    }

    /** The first free pixel row. */
    double height() {
        return height;
    }

    /** Takes some more rows. */
    void grow(double more) {
        height += more;
    }

    /** Adds something to the description. */
    void tell(String sentence) {
        sentences.add(sentence);
    }

    /** A text, cut to the room there is. */
    void text(String text, double x, double y, double size, double room, Object... more) {
        Object[] place = {"x", x, "y", y, "font-size", size, "fill", INK};
        svg.text(fitting(text, room, size), Svg.with(place, more));
    }

    /** A bold text, cut to the room there is. */
    void bold(String text, double x, double y, double size, double room) {
        text(text, x, y, size, room, "font-weight", "bold");
    }

    /** A text around a point. */
    void middle(String text, double x, double y, double size, String colour) {
        svg.text(
                fitting(text, 4 * size, size),
                "x",
                x,
                "y",
                y,
                "font-size",
                size,
                "font-weight",
                "bold",
                "text-anchor",
                "middle",
                "fill",
                colour);
    }

    /** A text with an ellipsis where it has no more room; nobody can measure letters here. */
    static String fitting(String text, double room, double size) {
        double used = 0;
        StringBuilder out = new StringBuilder();
        double most = room / (size * LETTER);
        for (int c : text.codePoints().limit(1000).toArray()) {
            used += c >= 0x1100 ? 1.8 : 1;
            if (used > most) {
                return out.append('…').toString();
            }
            out.appendCodePoint(c);
        }
        return out.toString();
    }

    /** How much room a text takes, about. */
    static double width(String text, double size) {
        return text.codePoints().limit(1000).mapToDouble(c -> c >= 0x1100 ? 1.8 : 1).sum()
                * size
                * LETTER;
    }

    /** The element. */
    String drawn(String title) {
        svg.view(0, 0, WIDE, height + 4, 1);
        return svg.element(title, String.join("; ", sentences));
    }
}
