package org.pubgames.shuffleboard.court.rules;

import java.math.BigDecimal;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.court.CourtSettings;
import org.pubgames.shuffleboard.rules.ScoringDisc;

/** A disc lies on the court: what does it score? */
public record CourtDisc(Findings findings, Disc lying, CourtSettings settings)
        implements ScoringDisc {

    /** Inches from the baseline to the apex of the thin triangle. */
    private static final BigDecimal APEX = BigDecimal.valueOf(17);

    /** Half its width at the baseline, in inches. */
    private static final BigDecimal HALF_WIDTH = BigDecimal.valueOf(2);

    /** Beside any court. */
    private static final BigDecimal FAR = BigDecimal.valueOf(1_000);

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

    /**
     * Whether it is measured to lie in the 10-off area and to touch the thin triangle that parts
     * it: 4 inches wide at the baseline, with its apex on the middle line 17 inches up the court.
     */
    public boolean onTriangle() {
        return area().equals("10-off") && lying.place().filter(this::touchesTriangle).isPresent();
    }

    private boolean touchesTriangle(Place place) {
        BigDecimal across = place.x().orElse(FAR).abs();
        BigDecimal above = place.y().orElse(FAR).subtract(APEX);
        BigDecimal radius = settings.discRadius();
        BigDecimal along = across.multiply(HALF_WIDTH).subtract(above.multiply(APEX));
        if (along.signum() < 0) {
            BigDecimal squared = across.multiply(across).add(above.multiply(above));
            return squared.compareTo(radius.multiply(radius)) <= 0;
        }
        BigDecimal off = across.multiply(APEX).add(above.multiply(HALF_WIDTH));
        BigDecimal side = APEX.multiply(APEX).add(HALF_WIDTH.multiply(HALF_WIDTH));
        return off.signum() <= 0
                || off.multiply(off).compareTo(radius.multiply(radius).multiply(side)) <= 0;
    }

    /** The disc it lies on; empty when it lies on the court. */
    public String under() {
        return lying.on().orElse("");
    }
}
