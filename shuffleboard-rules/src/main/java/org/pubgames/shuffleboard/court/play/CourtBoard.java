package org.pubgames.shuffleboard.court.play;

import java.math.BigDecimal;
import java.util.List;
import java.util.random.RandomGenerator;
import org.pubgames.shuffleboard.Area;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.Reach;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.play.Target;
import org.pubgames.shuffleboard.play.TargetBoard;
import org.pubgames.shuffleboard.play.Words;

/**
 * One end of a court. The origin is the middle of the far baseline, {@code y} runs towards the
 * player, {@code x} across. Measures are those of lines' middles.
 *
 * <p>The triangle that parts the 10-off area is no line for scoring and is left out.
 */
final class CourtBoard extends TargetBoard {

    private static final long INCH = Point.INCH;

    /** Half the width of the court. */
    private static final long SIDE = 36 * INCH;

    private static final long TEN_OFF = 18 * INCH;
    private static final long SEVEN = 54 * INCH;
    private static final long EIGHT = 90 * INCH;
    private static final long APEX = 126 * INCH;
    private static final long DEAD = 162 * INCH;

    /** The sides of the 10-off area lie on {@code 3·|x| + y = 108}, 18 less than the triangle's. */
    private static final long TEN_OFF_SUM = 108 * INCH;

    /** From the shooting area behind the target to the one at the other end. */
    private static final long LEAST = -78 * INCH;

    private static final long MOST = 546 * INCH;

    private static final Target TARGET =
            new Target(
                    List.of(
                            new Area.Slanted("10", APEX, EIGHT, APEX),
                            new Area.Slanted("8", APEX, SEVEN, EIGHT),
                            new Area.Slanted("7", APEX, TEN_OFF, SEVEN),
                            new Area.Slanted("10-off", TEN_OFF_SUM, 0, TEN_OFF)),
                    List.of(
                            new Line.Across("baseline", 0, -SIDE, SIDE),
                            new Line.Across("10-off-line", TEN_OFF, -SIDE, SIDE),
                            new Line.Across("7-line", SEVEN, -24 * INCH, 24 * INCH),
                            new Line.Across("8-line", EIGHT, -12 * INCH, 12 * INCH),
                            new Line.Along("centre-line", 0, TEN_OFF, EIGHT),
                            new Line.Slanted("triangle-side", APEX, TEN_OFF, APEX),
                            new Line.Slanted("10-off-side", TEN_OFF_SUM, 0, TEN_OFF)));

    private static final Words WORDS =
            new Words(
                    List.of(
                            Spot.of("10", Zone.AREA, "10"),
                            Spot.of("8", Zone.AREA, "8"),
                            Spot.of("7", Zone.AREA, "7"),
                            Spot.of("10-off", Zone.AREA, "10-off"),
                            Spot.of("line", Zone.LINE, ""),
                            Spot.of("open", Zone.OPEN, ""),
                            Spot.of("dead-line", Zone.REACH_LINE, ""),
                            Spot.of("short", Zone.SHORT, ""),
                            Spot.of("beyond", Zone.BEYOND, ""),
                            Spot.of("off", Zone.OFF, "")));

    private final long radius;

    CourtBoard(ShuffleboardSettings settings) {
        super(TARGET, new Line.Across("dead-line", DEAD, -SIDE, SIDE), WORDS, settings);
        radius = Point.units(settings.discRadius());
    }

    @Override
    public Spot at(Point centre, long wider) {
        Reach reach = reach(wider);
        long along = centre.along();
        if (Math.abs(centre.across()) > SIDE) {
            return spot("off");
        }
        if (along > DEAD && reach.clears(along - DEAD)) {
            return spot("short");
        }
        if (!reach.clears(Math.abs(along - DEAD))) {
            return spot("dead-line");
        }
        if (along < 0 && reach.clears(-along)) {
            return spot("beyond");
        }
        return onTarget(centre, reach);
    }

    @Override
    public boolean covers(Point centre) {
        return Math.abs(centre.across()) < SIDE + radius
                && centre.along() >= LEAST
                && centre.along() <= MOST;
    }

    @Override
    public Place somewhere(RandomGenerator random) {
        return Place.measured(
                BigDecimal.valueOf(random.nextLong(-2600, 2601), 2).toPlainString(),
                BigDecimal.valueOf(random.nextLong(400, 17_500), 2).toPlainString());
    }

    @Override
    public String bounds() {
        return "x -36–36, y -78–546";
    }
}
