package org.pubgames.cli.shuffleboard;

import java.util.List;
import java.util.Set;
import org.pubgames.cli.Words;
import org.pubgames.conformance.picture.Layout;
import org.pubgames.conformance.picture.SidePaint;
import org.pubgames.conformance.picture.Svg;
import org.pubgames.shuffleboard.Disc;

/** The text beside a drawing: title, captions, every disc with its place and score. */
final class SvgList {

    private static final String PALE = "#777777";

    private final Words words;
    private final Layout layout;
    private final SidePaint paint;
    private final double font;

    SvgList(Words words, Layout layout, SidePaint paint, double font) {
        this.words = words;
        this.layout = layout;
        this.paint = paint;
        this.font = font;
    }

    /** Draws it with its upper left corner at a point. */
    void draw(Svg svg, double x, double y, String title, List<String> captions) {
        svg.begin("g", "id", "list", "font-size", font, "fill", "#111111");
        svg.text(title, "x", x, "y", y, "font-weight", "bold");
        double at = y + 1.5 * font;
        for (String line : captions) {
            svg.text(line, "x", x, "y", at);
            at += 1.4 * font;
        }
        at += font / 2;
        DiscList list = new DiscList(words, layout, Set.of());
        List<Disc> called = layout.called();
        for (Disc disc : layout.discs()) {
            if (!called.contains(disc)) {
                at = entry(svg, x, at, disc, list);
            }
        }
        if (!called.isEmpty()) {
            svg.text(words.say("discs.called"), "x", x, "y", at + font / 2, "fill", PALE);
            at += 1.9 * font;
        }
        for (Disc disc : called) {
            at = entry(svg, x, at, disc, list);
        }
        svg.end("g");
    }

    private double entry(Svg svg, double x, double y, Disc disc, DiscList list) {
        double size = 0.65 * font;
        SidePaint.Paint look = paint.of(disc.side());
        svg.empty("circle", "cx", x + size, "cy", y - 0.35 * font, "r", size, "fill", look.disc());
        svg.text(
                disc.name(),
                "x",
                x + size,
                "y",
                y - 0.14 * font,
                "font-size",
                0.65 * font,
                "text-anchor",
                "middle",
                "fill",
                look.name());
        String score = layout.score(disc);
        svg.text(
                list.where(disc) + (score.isEmpty() ? "" : ": " + score),
                "x",
                x + 2 * font,
                "y",
                y);
        return y + 1.6 * font;
    }

    /** A width for the longest line, which nobody can measure here. */
    double width(String title, List<String> captions) {
        DiscList list = new DiscList(words, layout, Set.of());
        int longest = title.length() + 1;
        for (String line : captions) {
            longest = Math.max(longest, line.length());
        }
        for (Disc disc : layout.discs()) {
            longest = Math.max(longest, list.where(disc).length() + 9);
        }
        return longest * 0.58 * font;
    }
}
