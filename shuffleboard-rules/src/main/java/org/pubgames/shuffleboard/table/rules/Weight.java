package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.rules.ScoringDisc;
import org.pubgames.shuffleboard.table.TableSettings;

/** A weight lies on the table: what is it worth? */
public record Weight(Findings findings, Disc lying, TableSettings settings) implements ScoringDisc {

    @Override
    public String disc() {
        return lying.name();
    }

    @Override
    public Side side() {
        return lying.side();
    }

    private Spot spot() {
        return lying.spot().orElseThrow();
    }

    /** How it lies. */
    public Zone zone() {
        return spot().zone();
    }

    /** The line that it touches, or the word for where else it lies. */
    public String line() {
        return spot().name();
    }

    /** The points of its area, on a line of the area past it, 1 to 6; 0 where it is in none. */
    public int areaPoints() {
        return spot().area().isEmpty() ? 0 : Integer.parseInt(spot().area());
    }

    /** On a line: whether more than half of it is past the line. */
    public boolean mostlyOver() {
        return spot().mostlyOver();
    }

    /** Whether it hangs over the side as well as over the end. */
    public boolean corner() {
        return spot().name().equals("corner");
    }

    /** The area it counts in, by the line rule where it touches a line; empty for none. */
    public String counted() {
        return switch (zone()) {
            case AREA -> String.valueOf(areaPoints());
            case LINE ->
                    String.valueOf(
                            settings.lineTouch() == TableSettings.LineTouch.HALF_OVER
                                            && mostlyOver()
                                    ? areaPoints()
                                    : areaPoints() - 1);
            default -> "";
        };
    }
}
