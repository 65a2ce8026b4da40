package org.pubgames.shuffleboard.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.EndResult;
import org.pubgames.shuffleboard.From;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Stage;

/**
 * An end begins: who leads, from where, who plays?
 *
 * @param state the match with all ends before it counted
 * @param number the end's number in its game, 1 for the first
 */
public record NextEnd(
        Findings findings, ShuffleboardState state, int number, ShuffleboardSettings settings)
        implements Situation {

    /** The game, 1 for the first of the match. */
    public int game() {
        return state.game();
    }

    /** Whether it is the last game that the match can have. */
    public boolean deciding() {
        return game() == settings.bestOf();
    }

    /** Whether the toss or the lag has just settled who begins. */
    public boolean settled() {
        return state.stage() == Stage.START;
    }

    /** Whether a side won the end before. */
    public boolean won() {
        return before().map(EndResult::lead).orElse(0) != 0;
    }

    /** The side that won it; side A when none did. */
    public Side winner() {
        return before().map(EndResult::lead).orElse(0) >= 0 ? Side.A : Side.B;
    }

    /** The side that led the end before; in the first end the one that led the game before. */
    public Side lastLeader() {
        return before().map(EndResult::leader).orElse(firstLeader());
    }

    /** The side that led the first end of this game; in the first end that of the game before. */
    public Side firstLeader() {
        return state.firstLeader().orElse(Side.A);
    }

    private Optional<EndResult> before() {
        return state.lastResult();
    }

    /** The side leads this end. */
    public Finding leads(Side side) {
        return change(new Leader(side)).because("side", side);
    }

    /** It is played from there. */
    public Finding playedFrom(From from) {
        return change(new PlayedFrom(from)).because("from", from);
    }

    /** Whether partners play. */
    public boolean doubles() {
        return state.doubles();
    }

    /**
     * The end's number in its half of the game, 1 for the first; in its game where the game has no
     * halves.
     */
    public int inHalf() {
        int first = settings.coloursAfter();
        return number > first ? number - first : number;
    }

    /** Whether the colours have changed in this game. */
    public boolean secondHalf() {
        return inHalf() != number;
    }

    /**
     * How often ends were added in this game because the sides were level: all of them are still to
     * be played before the first one only. 0: this is none of them.
     */
    public int tie() {
        int added = settings.tieFrames(state.doubles());
        int ties = state.extended() && state.extra() == added ? 1 : 0;
        List<EndResult> results = state.results();
        for (int i = results.size() - 1; i >= 0; i--) {
            EndResult result = results.get(i);
            // once ends were added, all later ones of the game are such
            if (result.game() != state.game() || !result.before().extended()) {
                break;
            }
            ties += result.before().extra() == added ? 1 : 0;
        }
        return ties;
    }
}
