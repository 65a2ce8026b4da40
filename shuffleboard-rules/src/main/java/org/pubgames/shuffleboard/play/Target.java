package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.shuffleboard.Area;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.Reach;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;

/**
 * Areas and the lines between them. A disc is in an area when its centre is and it touches none of
 * the lines.
 */
public record Target(List<Area> areas, List<Line> lines) {

    /** The spot of a disc on the target; empty when it is beside it. */
    public Optional<Spot> at(Point centre, Reach reach) {
        List<String> touched = new ArrayList<>();
        for (Line line : lines) {
            if (line.touched(centre, reach)) {
                touched.add(line.name());
            }
        }
        if (!touched.isEmpty()) {
            return Optional.of(Spot.of("line", Zone.LINE, "").touching(touched));
        }
        for (Area area : areas) {
            if (area.holds(centre)) {
                return Optional.of(Spot.of(area.name(), Zone.AREA, area.name()));
            }
        }
        return Optional.empty();
    }
}
