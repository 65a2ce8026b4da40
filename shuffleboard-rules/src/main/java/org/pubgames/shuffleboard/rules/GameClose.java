package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;

/**
 * An end is counted: is the game over?
 *
 * @param state the match with the points of the end
 * @param frames the ends of this game at most; 0: no limit
 */
public record GameClose(
        Findings findings, ShuffleboardState state, int frames, ShuffleboardSettings settings)
        implements Situation {

    /** The side with the higher total; side A when they are level. */
    public Side side() {
        return state.points(Side.A) >= state.points(Side.B) ? Side.A : Side.B;
    }

    /** The higher total. */
    public int high() {
        return state.points(side());
    }

    /** The lower total. */
    public int low() {
        return state.points(side().other());
    }

    /** The points that win the game; 0: none do. */
    public int target() {
        return settings.target(state.doubles());
    }

    /** Whether the side with the higher total is below the target. */
    public boolean belowTarget() {
        return high() < target();
    }

    /** Whether this game has a number of ends of its own, as a deciding one may have. */
    public boolean ownLength() {
        return frames != settings.frames();
    }

    /** By how many points the target must be won, 1 or more. */
    public int margin() {
        return settings.margin();
    }

    /** The ends counted in this game, 1 or more. */
    public int played() {
        return state.endsPlayed();
    }

    /** Ends still to be played because the sides were level. */
    public int extra() {
        return state.extra();
    }

    /** Whether the game went into such ends. */
    public boolean extended() {
        return state.extended();
    }

    /** How many are added when the sides are level; 0: the game is drawn. */
    public int ends() {
        return settings.tieFrames(state.doubles());
    }
}
