package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.rules.Displaced;

/**
 * A disc that a dead disc moved when it rebounded.
 *
 * @param moved the disc as it lay and as it lies
 * @param lastShot whether nobody has a disc left to play in the frame
 */
public record Rebounded(Findings findings, Displaced moved, boolean lastShot) implements Situation {

    /** Its name. */
    public String disc() {
        return moved.before().name();
    }
}
