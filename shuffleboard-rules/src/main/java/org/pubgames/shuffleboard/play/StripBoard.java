package org.pubgames.shuffleboard.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.pubgames.shuffleboard.Area;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.Reach;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;

/**
 * A table with lines across: table shuffleboard, shovelboard. {@code y} is the distance from the
 * far end, {@code x} the distance from the middle line.
 */
public final class StripBoard implements Board {

    /** How much depth a strip has: room for its line, less or more than half passed. */
    private static final int STEP = 10;

    private static final int LINE = -6;
    private static final int LINE_OVER = -3;

    private final long radius;
    private final long halfLine;
    private final boolean tangencyTouches;
    private final long halfWidth;
    private final long length;
    private final List<Strip> strips;
    private final Ending ending;
    private final Words words;

    // For each strip: where its line is, and the spots in it, on its line and just past that.
    private final long[] ends;
    private final Spot[] areaSpots;
    private final Spot[] lineSpots;
    private final Spot[] lineSpotsOver;

    private final Measures measures;

    /**
     * A strip between two lines.
     *
     * @param area its name
     * @param until inches from the far end to the line on the player's side
     * @param line the name of that line
     */
    public record Strip(String area, BigDecimal until, String line) {}

    /** What lies on the player's side of the last line. */
    public enum Ending {
        /** The last line must be reached; what falls short of it is dead. */
        MUST_REACH,
        /** Nothing scores there. */
        NOTHING,
        /** Another area, down to the player's end. */
        OPEN
    }

    /**
     * A board.
     *
     * @param strips from the far end towards the player; with {@link Ending#OPEN} the last one's
     *     line is not looked at
     */
    public StripBoard(
            Measures measures, List<Strip> strips, Ending ending, ShuffleboardSettings settings) {
        this.measures = measures;
        this.radius = Point.units(settings.discRadius());
        this.halfLine = Point.half(settings.lineWidth());
        this.tangencyTouches = settings.tangency() == ShuffleboardSettings.Tangency.TOUCHES;
        this.halfWidth = Point.half(measures.width());
        this.length = Point.units(measures.length());
        this.strips = List.copyOf(strips);
        this.ending = ending;
        this.ends = new long[strips.size()];
        this.areaSpots = new Spot[strips.size()];
        this.lineSpots = new Spot[strips.size()];
        this.lineSpotsOver = new Spot[strips.size()];
        for (int i = 0; i < strips.size(); i++) {
            ends[i] = Point.units(strips.get(i).until());
            areaSpots[i] = area(i);
            lineSpots[i] = line(i, false);
            lineSpotsOver[i] = line(i, true);
        }
        List<Spot> spots = new ArrayList<>();
        spots.add(hanging("hanging"));
        spots.add(hanging("corner"));
        for (int i = 0; i < strips.size(); i++) {
            spots.add(areaSpots[i]);
            if (!open(i)) {
                spots.add(lineSpots[i]);
                if (!reachLine(i)) {
                    spots.add(renamed(lineSpotsOver[i]));
                }
            }
        }
        if (ending != Ending.OPEN) {
            spots.add(Spot.strip("short", Zone.SHORT, "", 0));
        }
        spots.add(Spot.strip("off", Zone.OFF, "", 0));
        this.words = new Words(spots);
    }

    private static Spot renamed(Spot over) {
        return new Spot(
                over.name() + "-over", over.zone(), over.area(), over.lines(), over.depth(), true);
    }

    private Spot hanging(String name) {
        return Spot.strip(name, Zone.HANGING, strips.get(0).area(), STEP * (strips.size() + 1));
    }

    private Spot area(int index) {
        String area = strips.get(index).area();
        return Spot.strip(area, Zone.AREA, area, depth(index));
    }

    private int depth(int index) {
        return STEP * (strips.size() - index);
    }

    private boolean open(int index) {
        return ending == Ending.OPEN && index == strips.size() - 1;
    }

    private boolean reachLine(int index) {
        return ending == Ending.MUST_REACH && index == strips.size() - 1;
    }

    private Spot line(int index, boolean over) {
        Strip strip = strips.get(index);
        Zone zone = reachLine(index) ? Zone.REACH_LINE : Zone.LINE;
        int depth = depth(index) + (over ? LINE_OVER : LINE);
        Spot spot =
                Spot.strip(strip.line(), zone, strip.area(), depth).touching(List.of(strip.line()));
        return over ? spot.mostlyPast() : spot;
    }

    @Override
    public Spot at(Point centre, long wider) {
        long along = centre.along();
        long across = Math.abs(centre.across());
        if (along <= 0 || across >= halfWidth) {
            return words.spot("off");
        }
        // flush with the end does not hang, whatever the house says of lines
        if (along < radius + wider) {
            return words.spot(across + radius > halfWidth ? "corner" : "hanging");
        }
        Reach reach = new Reach(radius + halfLine + wider, tangencyTouches);
        for (int i = 0; i < ends.length; i++) {
            if (open(i)) {
                return areaSpots[i];
            }
            long line = ends[i];
            if (along < line && reach.clears(line - along)) {
                return areaSpots[i];
            }
            if (!reach.clears(Math.abs(along - line))) {
                return along < line && !reachLine(i) ? lineSpotsOver[i] : lineSpots[i];
            }
        }
        return words.spot("short");
    }

    @Override
    public boolean covers(Point centre) {
        return centre.along() > -radius
                && centre.along() <= length
                && Math.abs(centre.across()) < halfWidth + radius;
    }

    @Override
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < strips.size(); i++) {
            if (!open(i)) {
                long until = Point.units(strips.get(i).until());
                lines.add(new Line.Across(strips.get(i).line(), until, -halfWidth, halfWidth));
            }
        }
        return List.copyOf(lines);
    }

    @Override
    public List<Area> areas() {
        List<Area> areas = new ArrayList<>();
        long before = 0;
        for (Strip strip : strips) {
            long until = Point.units(strip.until());
            areas.add(new Area.Box(strip.area(), -halfWidth, halfWidth, before, until));
            before = until;
        }
        return List.copyOf(areas);
    }

    @Override
    public List<String> words() {
        return words.words();
    }

    @Override
    public Optional<Spot> called(String word) {
        return words.called(word);
    }

    @Override
    public boolean needsAcross() {
        return false;
    }

    @Override
    public Optional<Measures> measures() {
        return Optional.of(measures);
    }

    @Override
    public Place somewhere(RandomGenerator random) {
        long last = Point.units(strips.get(strips.size() - 1).until()) / Point.INCH;
        long deepest = Math.min(length / Point.INCH, last + 6);
        // half of the shots reach the far end, so that games come to an end
        long range = 100 * (random.nextBoolean() ? Math.min(14, deepest) : deepest);
        long across = 100 * (halfWidth / Point.INCH - 1);
        return Place.measured(
                BigDecimal.valueOf(random.nextLong(-across, across + 1), 2).toPlainString(),
                BigDecimal.valueOf(random.nextLong(20, range), 2).toPlainString());
    }

    @Override
    public String bounds() {
        String half = measures.width().divide(BigDecimal.valueOf(2)).toPlainString();
        return "x -" + half + "–" + half + ", y 0–" + measures.length().toPlainString();
    }
}
