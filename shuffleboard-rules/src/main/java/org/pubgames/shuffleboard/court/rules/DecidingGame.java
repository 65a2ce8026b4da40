package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.court.CourtSettings;

/**
 * A frame is counted: how long is this game, if it is the one that decides the match?
 *
 * @param state the match with the points of the frame
 */
public record DecidingGame(Findings findings, ShuffleboardState state, CourtSettings settings)
        implements Situation {

    /** The frames counted in this game, 1 or more. */
    public int played() {
        return state.endsPlayed();
    }

    /** The frames of a deciding game; 0: as many as the others have. */
    public int frames() {
        return settings.deciderFrames();
    }
}
