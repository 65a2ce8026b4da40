package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.table.TableSettings.LineTouch;

/** A weight on the table: what is it worth? */
public record Weight(
        Findings findings,
        String disc,
        Side side,
        Zone zone,
        String spot,
        int areaPoints,
        boolean mostlyOver,
        boolean corner,
        LineTouch lineTouch,
        int hangerPoints,
        int cornerPoints)
        implements Situation {

    /** The area it counts in, by the line rule where it touches a line; empty for none. */
    public String counted() {
        return switch (zone) {
            case AREA -> String.valueOf(areaPoints);
            case LINE ->
                    String.valueOf(
                            lineTouch == LineTouch.HALF_OVER && mostlyOver
                                    ? areaPoints
                                    : areaPoints - 1);
            default -> "";
        };
    }
}
