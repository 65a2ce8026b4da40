package org.pubgames.shuffleboard.court;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.pubgames.shuffleboard.Drawing;
import org.pubgames.shuffleboard.Figure.Dot;
import org.pubgames.shuffleboard.Figure.Polygon;
import org.pubgames.shuffleboard.Figure.Region;
import org.pubgames.shuffleboard.Figure.Straight;
import org.pubgames.shuffleboard.Figure.Stroke;
import org.pubgames.shuffleboard.Figure.Touch;
import org.pubgames.shuffleboard.ShuffleboardSettings;

/**
 * One end of a court: 18 inches of 10-off, a triangle of 9 feet on a base of 6, divided after 3 and
 * 6 feet, and a dead line 3 feet beyond its tip.
 */
record CourtDrawing(ShuffleboardSettings settings) implements Drawing {

    private static final List<Stroke> STROKES =
            List.of(
                    stroke("baseline", -36, 0, 36, 0),
                    stroke("10-off-line", -36, 18, 36, 18),
                    stroke("7-line", -24, 54, 24, 54),
                    stroke("8-line", -12, 90, 12, 90),
                    stroke("centre-line", 0, 18, 0, 90),
                    stroke("triangle-side", -36, 18, 0, 126),
                    stroke("triangle-side", 36, 18, 0, 126),
                    stroke("10-off-side", -36, 0, -30, 18),
                    stroke("10-off-side", 36, 0, 30, 18));

    private static final List<Region> REGIONS =
            List.of(
                    Polygon.of("10", 0, 126, -12, 90, 12, 90),
                    Polygon.of("8", -12, 90, -24, 54, 0, 54, 0, 90),
                    Polygon.of("8", 0, 90, 0, 54, 24, 54, 12, 90),
                    Polygon.of("7", -24, 54, -36, 18, 0, 18, 0, 54),
                    Polygon.of("7", 0, 54, 0, 18, 36, 18, 24, 54),
                    Polygon.of("10-off", -36, 0, 36, 0, 30, 18, -30, 18));

    private static final BigDecimal SIDE = BigDecimal.valueOf(36);
    private static final BigDecimal DEAD = BigDecimal.valueOf(162);

    private static Straight stroke(String name, long x, long y, long toX, long toY) {
        return new Straight(name, Dot.of(x, y), Dot.of(toX, toY));
    }

    @Override
    public Found at(Dot centre, BigDecimal wider) {
        Touch touch = Touch.of(settings, wider);
        BigDecimal y = centre.y();
        if (centre.x().abs().compareTo(SIDE) > 0) {
            return Found.clear("off");
        }
        if (touch.touches(y.subtract(DEAD).abs())) {
            return Found.clear("dead-line");
        }
        if (y.compareTo(DEAD) > 0) {
            return Found.clear("short");
        }
        if (y.signum() < 0 && !touch.touches(y.negate())) {
            return Found.clear("beyond");
        }
        // with no painted width and no reach, a centre on the middle of a line is in two areas
        return Drawing.onTarget(centre, touch, STROKES, REGIONS).stream()
                .findFirst()
                .orElse(Found.clear("open"));
    }

    @Override
    public List<Stroke> strokes() {
        List<Stroke> more =
                List.of(
                        stroke("dead-line", -36, 162, 36, 162),
                        stroke("side", -36, -6, -36, 170),
                        stroke("side", 36, -6, 36, 170));
        return Stream.concat(STROKES.stream(), more.stream()).toList();
    }

    @Override
    public Window window() {
        return new Window(-38, 38, -8, 172);
    }
}
