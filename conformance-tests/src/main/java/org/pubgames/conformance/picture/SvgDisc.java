package org.pubgames.conformance.picture;

import org.pubgames.shuffleboard.Side;

/**
 * A disc on a board, with its name on it.
 *
 * @param y inches down to its centre
 * @param radius in inches
 */
record SvgDisc(Layout.Drawn drawn, double y, double radius, Fit fit) {

    void draw(Svg svg, SidePaint.Paint look) {
        String name = drawn.disc().name();
        svg.begin("g", "id", "disc-" + name);
        Object[] circle = {
            "cx", drawn.x(), "cy", y, "r", radius, "fill", look.disc(), "stroke", "none"
        };
        svg.empty("circle", circle);
        if (drawn.disc().side() == Side.B) {
            ring(svg, radius * 0.86, look.name(), "none");
        }
        if (drawn.guessed()) {
            ring(svg, radius * 0.95, look.name(), radius / 4 + " " + radius / 4);
        }
        double size = Math.max(radius * 0.95, fit.least());
        svg.text(
                name,
                "x",
                drawn.x(),
                "y",
                y + size * 0.32 / 0.95,
                "font-size",
                size,
                "text-anchor",
                "middle",
                "fill",
                look.name());
        svg.end("g");
    }

    private void ring(Svg svg, double r, String colour, String dashes) {
        svg.empty(
                "circle",
                "cx",
                drawn.x(),
                "cy",
                y,
                "r",
                r,
                "fill",
                "none",
                "stroke",
                colour,
                "stroke-width",
                radius / 14,
                "stroke-dasharray",
                dashes);
    }

    /** What it scored, beside it and read on lines too. */
    void score(Svg svg, String score, boolean left) {
        double x = drawn.x() + (left ? -1.1 : 1.1) * radius;
        double size = Math.min(fit.font(), radius * 1.2);
        Object[] place = {
            "x",
            x,
            "y",
            y + fit.font() * 0.3,
            "font-size",
            size,
            "text-anchor",
            left ? "end" : "start"
        };
        svg.text(
                score,
                Svg.with(place, "fill", "#ffffff", "stroke", "#ffffff", "stroke-width", size / 4));
        svg.text(score, Svg.with(place, "fill", "#111111", "font-weight", "bold"));
    }
}
