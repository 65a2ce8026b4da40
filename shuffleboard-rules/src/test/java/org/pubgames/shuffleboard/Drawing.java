package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.pubgames.shuffleboard.Figure.Dot;
import org.pubgames.shuffleboard.Figure.Region;
import org.pubgames.shuffleboard.Figure.Stroke;
import org.pubgames.shuffleboard.Figure.Touch;

/** The lines and areas of one game as its rule book draws them: the oracle for its board. */
public interface Drawing {

    /**
     * Where a disc lies.
     *
     * @param name the word for it
     * @param lines the names of the lines that it touches, in order of the alphabet
     * @param over whether more than half of it is past such a line, where that is asked
     */
    record Found(String name, Set<String> lines, boolean over) {

        /** A place without a line. */
        public static Found clear(String name) {
            return new Found(name, Set.of(), false);
        }

        /** The word that a referee would say: it tells on which side of a line most of it is. */
        public String word() {
            return over ? name + "-over" : name;
        }
    }

    /** The part of the surface to look at. */
    record Window(long left, long right, long low, long high) {}

    /** Where a disc with this centre lies; lines reach further by {@code wider}. */
    Found at(Dot centre, BigDecimal wider);

    /** Where a disc with this centre lies. */
    default Found at(BigDecimal x, BigDecimal y) {
        return at(new Dot(x, y), BigDecimal.ZERO);
    }

    /** Everything that a disc may come near to. */
    List<Stroke> strokes();

    /** The surface and something of its surroundings. */
    Window window();

    /** The place on a target of areas and lines; none when it is beside it. */
    static List<Found> onTarget(
            Dot centre, Touch touch, List<? extends Stroke> strokes, List<Region> regions) {
        Set<String> touched = new TreeSet<>();
        for (Stroke stroke : strokes) {
            if (touch.touches(centre, stroke)) {
                touched.add(stroke.name());
            }
        }
        List<Found> found = new ArrayList<>();
        if (!touched.isEmpty()) {
            found.add(new Found("line", touched, false));
            return found;
        }
        for (Region region : regions) {
            if (region.holds(centre)) {
                found.add(Found.clear(region.name()));
            }
        }
        return found;
    }
}
