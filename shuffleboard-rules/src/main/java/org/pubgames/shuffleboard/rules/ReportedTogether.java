package org.pubgames.shuffleboard.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.shuffleboard.Side;

/**
 * The discs that one report places.
 *
 * @param all each of them
 * @param whole whether a whole end is reported
 * @param shooter the side whose shot is reported; empty in other reports
 * @param most how many discs each side plays in an end, 1 to 8
 */
public record ReportedTogether(
        List<Reported> all, boolean whole, Optional<Side> shooter, int most) {

    public ReportedTogether {
        all = List.copyOf(all);
    }

    /** How many discs of a side the report of a whole end has; 0 in other reports. */
    public int count(Side side) {
        return whole
                ? (int) all.stream().filter(report -> report.disc().side() == side).count()
                : 0;
    }
}
