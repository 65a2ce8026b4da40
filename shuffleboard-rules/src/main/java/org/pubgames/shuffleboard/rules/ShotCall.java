package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;
import org.pubgames.shuffleboard.Stage;

/**
 * Somebody played: was it their shot?
 *
 * @param current the end in progress
 */
public record ShotCall(Findings findings, Shot shot, End current, Stage stage)
        implements Situation {

    /** Whether a shot is due at all. */
    public boolean due() {
        return stage == Stage.SHOOTING;
    }

    /** Who played. */
    public String player() {
        return shot.player();
    }

    /** Whose shot it is. */
    public String expected() {
        return current.shooter(current.shooting());
    }
}
