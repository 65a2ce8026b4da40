package org.pubgames.cli.rejudge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pubgames.conformance.report.Markup;

/**
 * Upright bars with an axis, as SVG without script or style of its own; colours are classes. All
 * measures are units of a drawing 480 wide, so that it can be read on a phone.
 *
 * @param bars from left to right
 * @param axis what the axis shows
 * @param title what the drawing shows, for those who do not see it
 */
record Plot(List<Bar> bars, String axis, String title) {

    private static final int WIDTH = 480;
    private static final int HEIGHT = 210;
    private static final int LEFT = 40;
    private static final int TOP = 14;
    private static final int BOTTOM = 44;
    private static final double ROOM = WIDTH - LEFT - 8.0;
    private static final double TALL = HEIGHT - TOP - (double) BOTTOM;

    /**
     * A bar of two parts.
     *
     * @param label the number or words below it; empty for none
     * @param told what it says when it is pointed at
     * @param lower the lower part
     * @param upper the part on top of it
     */
    record Bar(String label, String told, long lower, long upper) {}

    Plot {
        bars = List.copyOf(bars);
    }

    void draw(Markup out) {
        long most = bars.stream().mapToLong(bar -> bar.lower() + bar.upper()).max().orElse(1);
        long step = step(most, 4);
        double top = Math.max(1, (most + step - 1) / step * step);
        out.open("svg", "viewBox", "0 0 " + WIDTH + " " + HEIGHT, "role", "img", "class", "plot");
        out.leaf("title", title);
        for (long line = 0; line <= top; line += step) {
            double y = TOP + TALL - line / top * TALL;
            out.empty(
                    "line",
                    "class",
                    "grid",
                    "x1",
                    String.valueOf(LEFT),
                    "x2",
                    String.valueOf(WIDTH - 8),
                    "y1",
                    number(y),
                    "y2",
                    number(y));
            text(out, String.valueOf(line), LEFT - 6, y + 4, "end");
        }
        double each = ROOM / Math.max(1, bars.size());
        for (int i = 0; i < bars.size(); i++) {
            bar(out, bars.get(i), LEFT + i * each, each, top);
        }
        text(out, axis, LEFT + ROOM / 2, HEIGHT - 8.0, "middle");
        out.end("svg");
    }

    private static void bar(Markup out, Bar bar, double left, double each, double top) {
        double lower = bar.lower() / top * TALL;
        double upper = bar.upper() / top * TALL;
        double gap = each > 6 ? 1 : 0.2;
        out.open("g").leaf("title", bar.told());
        if (bar.lower() > 0) {
            rectangle(out, "now", left + gap, TOP + TALL - lower, each - 2 * gap, lower);
        }
        if (bar.upper() > 0) {
            rectangle(out, "left", left + gap, TOP + TALL - lower - upper, each - 2 * gap, upper);
        }
        out.close("g");
        if (!bar.label().isEmpty()) {
            text(out, bar.label(), left + each / 2, TOP + TALL + 15, "middle");
        }
    }

    private static void rectangle(
            Markup out, String kind, double x, double y, double width, double height) {
        out.empty(
                "rect",
                "class",
                kind,
                "x",
                number(x),
                "y",
                number(y),
                "width",
                number(width),
                "height",
                number(height));
    }

    private static void text(Markup out, String text, double x, double y, String anchor) {
        out.leaf("text", text, "x", number(x), "y", number(y), "text-anchor", anchor);
    }

    static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /** A round number, so that there are at most so many steps up to the largest. */
    static long step(long most, int steps) {
        for (long ten = 1; ; ten *= 10) {
            for (long times : new long[] {1, 2, 5}) {
                if (ten * times * steps >= most) {
                    return ten * times;
                }
            }
        }
    }

    /** The bars of two histograms, in steps of the same round width; what is 0 is left away. */
    static List<Bar> of(Histogram lower, Histogram upper, String beyond) {
        long least = Math.min(least(lower), least(upper));
        long most = Math.max(most(lower), most(upper));
        long width = step(Math.max(1, most - least + 1), 40);
        long from = Math.floorDiv(least, width);
        long to = Math.floorDiv(most, width);
        long labels = step(Math.max(1, to - from + 1), 8);
        List<Bar> bars = new ArrayList<>();
        for (long bin = from; bin <= to; bin++) {
            long first = bin * width;
            long last = first + width - 1;
            long below = within(lower, first, last);
            long above = within(upper, first, last);
            String range = width == 1 ? signed(first) : signed(first) + " … " + signed(last);
            boolean end = last >= Histogram.MOST || first <= -Histogram.MOST;
            bars.add(
                    new Bar(
                            Math.floorMod(bin, labels) == 0 ? signed(first) : "",
                            range + (end ? " " + beyond : "") + ": " + (below + above),
                            below,
                            above));
        }
        return bars;
    }

    private static String signed(long number) {
        return number > 0 ? "+" + number : number < 0 ? "−" + -number : "0";
    }

    private static long within(Histogram histogram, long first, long last) {
        return histogram.counts().subMap(first, last + 1).entrySet().stream()
                .filter(each -> each.getKey() != 0)
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    private static long least(Histogram histogram) {
        return histogram.counts().keySet().stream()
                .mapToLong(Long::longValue)
                .filter(each -> each != 0)
                .min()
                .orElse(0);
    }

    private static long most(Histogram histogram) {
        return histogram.counts().keySet().stream()
                .mapToLong(Long::longValue)
                .filter(each -> each != 0)
                .max()
                .orElse(0);
    }
}
