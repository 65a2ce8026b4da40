package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.court.CourtSettings;
import org.pubgames.shuffleboard.rules.Displaced;
import org.pubgames.shuffleboard.rules.Points;

/**
 * A disc that a foul shot displaced.
 *
 * @param moved the disc as it lay and as it lies
 * @param worth what it scored where it lay
 */
public record DisplacedDisc(
        Findings findings,
        Displaced moved,
        Side offender,
        Foul foul,
        int worth,
        CourtSettings settings)
        implements Situation {

    /** Its name. */
    public String disc() {
        return moved.before().name();
    }

    /** Whose disc it is. */
    public Side side() {
        return moved.before().side();
    }

    /** The points that may be credited: what it scored. */
    public int points() {
        return worth;
    }

    /** Whether it is the offender's own. */
    public boolean ownDisc() {
        return side() == offender;
    }

    /** Whether it lay in the 10-off area. */
    public boolean wasTenOff() {
        return moved.before().spot().filter(spot -> spot.area().equals("10-off")).isPresent();
    }

    /** Whether the disc that displaced it was played illegally, or out of turn. */
    public boolean illegal() {
        return foul.about() == Foul.About.TURN || settings.illegal(foul);
    }

    /** The disc is charged to the offender with so many points. */
    public Finding charges(int points) {
        return award(-points, new Points(offender, -points, "")).because("side", offender);
    }
}
