package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.MatchAbandoned;
import org.pubgames.shuffleboard.ShuffleboardEvent.Stop;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;

/**
 * Play stops for good.
 *
 * @param state the match before the event
 * @param event what stops it
 */
public record Abandonment(
        Findings findings,
        ShuffleboardState state,
        MatchAbandoned event,
        ShuffleboardSettings settings)
        implements Situation {

    /** What stops it. */
    public Stop cause() {
        return event.cause();
    }

    /** The side with more games, or with as many and more points; side A when all is level. */
    public Side side() {
        return lead() >= 0 ? Side.A : Side.B;
    }

    /** Whether neither side is ahead. */
    public boolean level() {
        return lead() == 0;
    }

    private int lead() {
        int games = state.side(Side.A).games() - state.side(Side.B).games();
        return games != 0 ? games : Integer.compare(state.points(Side.A), state.points(Side.B));
    }

    /** The games that the side ahead has won, 0 or more. */
    public int games() {
        return state.side(side()).games();
    }

    /** The games that the other side has won, 0 or more. */
    public int otherGames() {
        return state.side(side().other()).games();
    }

    /** The points of the side ahead in the game in progress. */
    public int points() {
        return state.points(side());
    }

    /** The points of the other side. */
    public int otherPoints() {
        return state.points(side().other());
    }
}
