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

    /** Whether it is a foul in the shot, and costs ten. */
    public boolean tenOff() {
        return foul.about() == Foul.About.SHOT && settings.tenOffs().contains(foul);
    }
}
