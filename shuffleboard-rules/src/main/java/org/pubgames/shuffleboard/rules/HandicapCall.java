package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent.HandicapAgreed;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;

/** A handicap is agreed. */
public record HandicapCall(
        Findings findings,
        HandicapAgreed event,
        ShuffleboardState state,
        ShuffleboardSettings settings)
        implements Situation {

    /** The largest handicap where no target bounds it. */
    private static final int MOST = 100;

    /** The points to begin with, or for each scoring disc. */
    public int points() {
        return event.points();
    }

    /** Whether nothing has been played or called yet. */
    public boolean untouched() {
        return state.nothingCounted() && state.end().map(End::untouched).orElse(true);
    }

    /** The largest handicap: one point short of the target, 100 where there is none. */
    public int most() {
        int target = settings.target(state.doubles());
        return target > 0 ? target - 1 : MOST;
    }
}
