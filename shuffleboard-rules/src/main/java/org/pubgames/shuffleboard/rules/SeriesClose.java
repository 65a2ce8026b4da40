package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;

/**
 * A game is over: is the match?
 *
 * @param state the match with the game that was won, if it was
 */
public record SeriesClose(Findings findings, ShuffleboardState state, ShuffleboardSettings settings)
        implements Situation {

    /** The side that won more games; side A when they are level. */
    public Side side() {
        return state.side(Side.A).games() >= state.side(Side.B).games() ? Side.A : Side.B;
    }

    /** The games that it won. */
    public int most() {
        return state.side(side()).games();
    }

    /** The same, in the words of another sentence. */
    public int games() {
        return most();
    }

    /** The games that the other side won. */
    public int least() {
        return state.side(side().other()).games();
    }

    /** The games that win the match: more than half of them. */
    public int needed() {
        return settings.bestOf() / 2 + 1;
    }

    /** The games that may still be played. */
    public int gamesLeft() {
        return settings.bestOf() - state.game();
    }
}
