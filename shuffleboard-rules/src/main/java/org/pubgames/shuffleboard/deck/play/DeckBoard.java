package org.pubgames.shuffleboard.deck.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.pubgames.shuffleboard.Area;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.Reach;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.deck.DeckSettings;
import org.pubgames.shuffleboard.deck.DeckSettings.Orientation;
import org.pubgames.shuffleboard.play.Target;
import org.pubgames.shuffleboard.play.TargetBoard;
import org.pubgames.shuffleboard.play.Words;

/**
 * An oval on a deck. The origin is the middle of its square, {@code y} runs away from the player,
 * {@code x} to the player's right.
 *
 * <p>The oval is six feet long and made of a square and two half circles on its sides, so the
 * square's side is three feet, a cell's one foot.
 */
final class DeckBoard extends TargetBoard {

    private static final long INCH = Point.INCH;

    /** Half a cell. */
    private static final long INNER = 6 * INCH;

    /** Half the square; the radius of the half circles. */
    private static final long OUTER = 18 * INCH;

    private static final long LADIES_LINE = -60 * INCH;

    /** The magic square, from the far row to the near one, each from left to right. */
    private static final int[][] ROWS = {{8, 1, 6}, {3, 5, 7}, {4, 9, 2}};

    /** The deck around the oval, as far as the Gentlemen's line of the player. */
    private static final long LEAST = -480 * INCH;

    private static final long MOST = 120 * INCH;

    private static final List<Line> LINES =
            List.of(
                    new Line.Across("square-far", OUTER, -OUTER, OUTER),
                    new Line.Across("row-far", INNER, -OUTER, OUTER),
                    new Line.Across("row-near", -INNER, -OUTER, OUTER),
                    new Line.Across("square-near", -OUTER, -OUTER, OUTER),
                    new Line.Along("square-left", -OUTER, -OUTER, OUTER),
                    new Line.Along("column-left", -INNER, -OUTER, OUTER),
                    new Line.Along("column-right", INNER, -OUTER, OUTER),
                    new Line.Along("square-right", OUTER, -OUTER, OUTER),
                    new Line.HalfCircle("far-arc", OUTER, OUTER, true),
                    new Line.HalfCircle("near-arc", -OUTER, OUTER, false));

    DeckBoard(DeckSettings settings) {
        this(areas(settings.orientation()), settings);
    }

    private DeckBoard(List<Area> areas, DeckSettings settings) {
        super(
                new Target(areas, LINES),
                new Line.Across("ladies-line", LADIES_LINE, -MOST, MOST),
                words(areas),
                settings);
    }

    private static Words words(List<Area> areas) {
        List<Spot> spots = new ArrayList<>();
        for (Area area : areas) {
            spots.add(Spot.of(area.name(), Zone.AREA, area.name()));
        }
        spots.add(Spot.of("line", Zone.LINE, ""));
        spots.add(Spot.of("open", Zone.OPEN, ""));
        spots.add(Spot.of("ladies-line", Zone.REACH_LINE, ""));
        spots.add(Spot.of("short", Zone.SHORT, ""));
        spots.add(Spot.of("off", Zone.OFF, ""));
        return new Words(spots);
    }

    private static List<Area> areas(Orientation orientation) {
        List<Area> areas = new ArrayList<>();
        areas.add(new Area.HalfDisc("far", OUTER, OUTER, true));
        for (int row = 0; row < ROWS.length; row++) {
            for (int column = 0; column < ROWS[row].length; column++) {
                int value =
                        orientation == Orientation.FAR_SIDE
                                ? ROWS[row][column]
                                : ROWS[ROWS.length - 1 - row][column];
                long left = -OUTER + 2L * column * INNER;
                long high = OUTER - 2L * row * INNER;
                areas.add(
                        new Area.Box(
                                String.valueOf(value),
                                left,
                                left + 2 * INNER,
                                high - 2 * INNER,
                                high));
            }
        }
        areas.add(new Area.HalfDisc("near", -OUTER, OUTER, false));
        return areas;
    }

    @Override
    public Spot at(Point centre, long wider) {
        Reach reach = reach(wider);
        long before = centre.along() - LADIES_LINE;
        if (!reach.clears(Math.abs(before))) {
            return spot("ladies-line");
        }
        if (before < 0) {
            return spot("short");
        }
        return onTarget(centre, reach);
    }

    @Override
    public boolean covers(Point centre) {
        return Math.abs(centre.across()) <= MOST
                && centre.along() >= LEAST
                && centre.along() <= MOST;
    }

    @Override
    public Place somewhere(RandomGenerator random) {
        return Place.measured(
                BigDecimal.valueOf(random.nextLong(-1800, 1801), 2).toPlainString(),
                BigDecimal.valueOf(random.nextLong(-2400, 3600), 2).toPlainString());
    }

    @Override
    public String bounds() {
        return "x -120–120, y -480–120";
    }
}
