package org.pubgames.shuffleboard.court.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.rules.ScoringDisc;

/** A disc lies on the court: what does it score? */
public record CourtDisc(Findings findings, Disc lying) implements ScoringDisc {

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

    /** The area it is wholly in: 10, 8, 7 or 10-off; otherwise empty. */
    public String area() {
        return spot().area();
    }

    /** The lines that it touches. */
    public List<String> lines() {
        return spot().lines();
    }

    /** The only line that it touches; empty when there are several, none, or none known. */
    public String line() {
        return lines().size() == 1 ? lines().get(0) : "";
    }

    /** The disc it lies on; empty when it lies on the court. */
    public String under() {
        return lying.on().orElse("");
    }
}
