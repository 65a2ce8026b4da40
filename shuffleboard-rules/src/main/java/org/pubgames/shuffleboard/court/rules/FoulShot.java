package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.court.CourtSettings;

/**
 * The shot that was a foul.
 *
 * @param shot the disc played, which lies on the court
 */
public record FoulShot(Findings findings, Disc shot, Foul foul, CourtSettings settings)
        implements Situation {

    /** The name of the disc. */
    public String disc() {
        return shot.name();
    }

    /** Whether it makes the disc one played illegally: in the shot, for ten or without a price. */
    public boolean illegal() {
        return settings.illegal(foul);
    }

    /** Whether it costs no points of its own. */
    public boolean noOff() {
        return settings.unpriced().contains(foul);
    }
}
