package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.pubgames.shuffleboard.Figure.Dot;
import org.pubgames.shuffleboard.Figure.Straight;
import org.pubgames.shuffleboard.Figure.Stroke;
import org.pubgames.shuffleboard.Figure.Touch;

/**
 * A table with lines across; {@code y} is measured from the far end.
 *
 * @param length of the table
 * @param width of the table
 * @param marks the lines, from the far end
 * @param rest the area on the player's side of the last line, or {@code short}
 */
public record StripDrawing(
        ShuffleboardSettings settings,
        BigDecimal length,
        BigDecimal width,
        List<Mark> marks,
        String rest)
        implements Drawing {

    /**
     * A line.
     *
     * @param at inches from the far end
     * @param area what lies between it and the far end
     * @param halves whether it is asked on which side most of a weight is
     */
    public record Mark(BigDecimal at, String line, String area, boolean halves) {}

    @Override
    public Found at(Dot centre, BigDecimal wider) {
        BigDecimal x = centre.x().abs();
        BigDecimal y = centre.y();
        BigDecimal edge = width.divide(BigDecimal.valueOf(2));
        BigDecimal radius = settings.discRadius();
        if (y.signum() <= 0 || x.compareTo(edge) >= 0) {
            return Found.clear("off");
        }
        if (y.subtract(radius).compareTo(wider) < 0) {
            boolean side = x.add(radius).compareTo(edge) > 0;
            return Found.clear(side ? "corner" : "hanging");
        }
        Touch touch = Touch.of(settings, wider);
        for (Mark mark : marks) {
            if (touch.touches(y.subtract(mark.at()).abs())) {
                return new Found(
                        mark.line(),
                        Set.of(mark.line()),
                        mark.halves() && y.compareTo(mark.at()) < 0);
            }
            if (y.compareTo(mark.at()) < 0) {
                return Found.clear(mark.area());
            }
        }
        return Found.clear(rest);
    }

    @Override
    public List<Stroke> strokes() {
        BigDecimal edge = width.divide(BigDecimal.valueOf(2));
        List<Stroke> strokes = new ArrayList<>();
        strokes.add(across("end", BigDecimal.ZERO, edge));
        for (Mark mark : marks) {
            strokes.add(across(mark.line(), mark.at(), edge));
        }
        for (BigDecimal side : List.of(edge, edge.negate())) {
            strokes.add(
                    new Straight("side", new Dot(side, BigDecimal.ZERO), new Dot(side, length)));
        }
        return strokes;
    }

    private static Straight across(String name, BigDecimal at, BigDecimal edge) {
        return new Straight(name, new Dot(edge.negate(), at), new Dot(edge, at));
    }

    @Override
    public Window window() {
        long edge = width.longValue() / 2 + 2;
        return new Window(-edge, edge, -3, length.longValue());
    }
}
