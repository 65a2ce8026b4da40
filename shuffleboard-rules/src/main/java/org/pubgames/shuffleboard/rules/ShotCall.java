package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Stage;

/**
 * Somebody played: was it their shot?
 *
 * @param current the end in progress
 */
public record ShotCall(
        Findings findings, Shot shot, End current, Stage stage, ShuffleboardSettings settings)
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

    /** Who plays for the other side in this end. */
    public String opponent() {
        return current.shooter(current.shooting().other());
    }

    /** Whether it is said to have been the other side's turn. */
    public boolean early() {
        return shot.early();
    }

    /** Whether the side that is not due has a disc to play. */
    public boolean discLeft() {
        return current.toPlay(current.shooting().other()).isPresent();
    }

    /** Shots played in the end before it, 0 or more. */
    public int shots() {
        return current.shots();
    }
}
