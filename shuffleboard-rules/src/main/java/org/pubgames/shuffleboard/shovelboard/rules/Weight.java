package org.pubgames.shuffleboard.shovelboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.ShuffleboardSettings.Reached;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.rules.ScoringDisc;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings.LineTouch;

/** A weight lies on the board: what is it worth? */
public record Weight(Findings findings, Disc lying, ShovelboardSettings settings)
        implements ScoringDisc {

    @Override
    public String disc() {
        return lying.name();
    }

    @Override
    public Side side() {
        return lying.side();
    }

    /** How it lies. */
    public Zone zone() {
        return lying.spot().orElseThrow().zone();
    }

    /**
     * Its area, on a line the area past it: 2 beyond the far line, middle between it and the middle
     * line, 1 before these; or empty.
     */
    public String area() {
        return lying.spot().orElseThrow().area();
    }

    /** On a line: the area on the player's side of it, which is middle, 1 or short; or empty. */
    public String before() {
        List<String> areas = settings.areas();
        return areas.get(areas.indexOf(area()) + 1);
    }

    /** The area it counts in, by the rule of the line where it touches one; empty for none. */
    public String counted() {
        return switch (zone()) {
            case AREA -> area();
            case LINE -> countsBeyond() ? area() : before();
            case HANGING -> "hanging";
            case SHORT -> "short";
            default -> "";
        };
    }

    private boolean countsBeyond() {
        return area().equals("1")
                ? settings.reached() == Reached.TOUCHING
                : settings.lineTouch() == LineTouch.HIGHER;
    }

    /** Where it counts, in a word that people say. */
    public Stretch where() {
        return switch (counted()) {
            case "hanging" -> Stretch.HANGING;
            case "2" -> Stretch.BEYOND_FAR_LINE;
            case "middle" -> Stretch.BEYOND_MIDDLE_LINE;
            case "1" ->
                    settings.middleLined() ? Stretch.BEFORE_MIDDLE_LINE : Stretch.BEFORE_FAR_LINE;
            default -> Stretch.SHORT;
        };
    }
}
