package org.pubgames.conformance.picture;

/** How a disc of a sjoelbak is drawn. */
enum SjoelenDisc {
    PLAIN,
    /** An extra disc, with a plus on it. */
    EXTRA,
    /** The disc that the event is about, with a ring around it. */
    SHOWN;

    private static final String WOOD = "#d9a860";
    private static final String DARK = "#3b2a14";

    /** Draws it around a point. */
    void draw(Svg svg, double x, double y, double radius) {
        svg.empty(
                "circle",
                "id",
                this == SHOWN ? "disc shown" : this == EXTRA ? "disc extra" : "disc",
                "cx",
                x,
                "cy",
                y,
                "r",
                radius,
                "fill",
                WOOD,
                "stroke",
                DARK,
                "stroke-width",
                1.0);
        if (this == EXTRA) {
            double arm = radius * 0.55;
            svg.empty(
                    "path",
                    "d",
                    "M%s %sh%sM%s %sv%s"
                            .formatted(
                                    Svg.written(x - arm),
                                    Svg.written(y),
                                    Svg.written(2 * arm),
                                    Svg.written(x),
                                    Svg.written(y - arm),
                                    Svg.written(2 * arm)),
                    "stroke",
                    DARK,
                    "stroke-width",
                    2.0);
        } else if (this == SHOWN) {
            svg.empty("circle", "cx", x, "cy", y, "r", radius * 0.4, "fill", DARK);
            svg.empty(
                    "circle",
                    "cx",
                    x,
                    "cy",
                    y,
                    "r",
                    radius + 2,
                    "fill",
                    "none",
                    "stroke",
                    Picture.INK,
                    "stroke-width",
                    2.0);
        }
    }
}
