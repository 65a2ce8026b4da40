package org.pubgames.shuffleboard.deck;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.shuffleboard.Drawing;
import org.pubgames.shuffleboard.Figure.Arc;
import org.pubgames.shuffleboard.Figure.Bow;
import org.pubgames.shuffleboard.Figure.Dot;
import org.pubgames.shuffleboard.Figure.Polygon;
import org.pubgames.shuffleboard.Figure.Region;
import org.pubgames.shuffleboard.Figure.Straight;
import org.pubgames.shuffleboard.Figure.Stroke;
import org.pubgames.shuffleboard.Figure.Touch;

/**
 * An oval of six feet: a square of three feet divided in nine, half a circle on two of its sides,
 * and a line two feet in front.
 */
final class DeckDrawing implements Drawing {

    private static final String SQUARE = "816357492";
    private static final BigDecimal RADIUS = BigDecimal.valueOf(18);
    private static final BigDecimal LADIES = BigDecimal.valueOf(-60);

    private static final List<Stroke> STROKES =
            List.of(
                    stroke("square-far", -18, 18, 18, 18),
                    stroke("row-far", -18, 6, 18, 6),
                    stroke("row-near", -18, -6, 18, -6),
                    stroke("square-near", -18, -18, 18, -18),
                    stroke("square-left", -18, -18, -18, 18),
                    stroke("column-left", -6, -18, -6, 18),
                    stroke("column-right", 6, -18, 6, 18),
                    stroke("square-right", 18, -18, 18, 18),
                    new Arc("far-arc", Dot.of(0, 18), RADIUS, true),
                    new Arc("near-arc", Dot.of(0, -18), RADIUS, false));

    private static Straight stroke(String name, long x, long y, long toX, long toY) {
        return new Straight(name, Dot.of(x, y), Dot.of(toX, toY));
    }

    private final DeckSettings settings;
    private final List<Region> regions;

    DeckDrawing(DeckSettings settings) {
        this.settings = settings;
        this.regions = regions(settings.orientation() == DeckSettings.Orientation.FAR_SIDE);
    }

    private static List<Region> regions(boolean far) {
        List<Region> regions = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            int x = -18 + 12 * (i % 3);
            int y = (far ? 6 : -18) + (far ? -12 : 12) * (i / 3);
            regions.add(
                    Polygon.of(
                            SQUARE.substring(i, i + 1),
                            x,
                            y,
                            x + 12,
                            y,
                            x + 12,
                            y + 12,
                            x,
                            y + 12));
        }
        regions.add(new Bow("far", Dot.of(0, 18), RADIUS, true));
        regions.add(new Bow("near", Dot.of(0, -18), RADIUS, false));
        return regions;
    }

    @Override
    public Found at(Dot centre, BigDecimal wider) {
        Touch touch = Touch.of(settings, wider);
        BigDecimal past = centre.y().subtract(LADIES);
        if (touch.touches(past.abs())) {
            return Found.clear("ladies-line");
        }
        if (past.signum() < 0) {
            return Found.clear("short");
        }
        return Drawing.onTarget(centre, touch, STROKES, regions).stream()
                .findFirst()
                .orElse(Found.clear("open"));
    }

    @Override
    public List<Stroke> strokes() {
        List<Stroke> strokes = new ArrayList<>(STROKES);
        strokes.add(stroke("ladies-line", -40, -60, 40, -60));
        return strokes;
    }

    @Override
    public Window window() {
        return new Window(-40, 40, -70, 44);
    }
}
