package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Stage;

/**
 * An end is to be counted.
 *
 * @param current the end in progress
 * @param whole whether it is reported as a whole instead of shot by shot
 */
public record EndCall(Findings findings, End current, Stage stage, boolean whole)
        implements Situation {

    /** Whether all discs are played. */
    public boolean counting() {
        return stage == Stage.COUNTING;
    }

    /** Whether a shot was played. */
    public boolean begun() {
        return current.shots() > 0;
    }
}
