package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardEvent.Conceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndCorrected;
import org.pubgames.shuffleboard.ShuffleboardEvent.HandicapAgreed;
import org.pubgames.shuffleboard.ShuffleboardEvent.Lagged;
import org.pubgames.shuffleboard.ShuffleboardEvent.Tossed;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Stage;

/**
 * Something is reported: is this the time for it?
 *
 * @param seats the players at the match, in the order of their seats
 */
public record Report(
        Findings findings, ShuffleboardState state, ShuffleboardEvent event, List<String> seats)
        implements Situation {

    /** How many players there are. */
    public int players() {
        return seats.size();
    }

    /** Whether the match is over. */
    public boolean matchOver() {
        return state.stage() == Stage.OVER;
    }

    /** Whether it is still to be found who begins. */
    public boolean starting() {
        return state.stage() == Stage.START;
    }

    /** Whether a counted end is put right. */
    public boolean correcting() {
        return event instanceof EndCorrected;
    }

    /** Whether the report is of the toss or the lag. */
    public boolean startsPlay() {
        return event instanceof Tossed || event instanceof Lagged;
    }

    /** Whether it can be reported before the toss or the lag, or is one of them. */
    public boolean opensPlay() {
        return startsPlay() || event instanceof HandicapAgreed || event instanceof Conceded;
    }
}
