package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * Play stops for good.
 *
 * @param state the match before the event
 * @param event what is reported
 * @param settings the settings in force
 */
public record Abandonment(
        Findings findings,
        SjoelenState state,
        SjoelenEvent.MatchAbandoned event,
        SjoelenSettings settings)
        implements Situation {

    /** What stops it. */
    public SjoelenEvent.Cause cause() {
        return event.cause();
    }

    /** Whether the match is over, or was abandoned before. */
    public boolean late() {
        return state.ranking().isPresent() || state.abandoned().isPresent();
    }

    /** Turns that everybody who has not left has played: 0 or more. */
    public int rounds() {
        int fewest = Integer.MAX_VALUE;
        for (var player : new Standings(state, settings).staying()) {
            fewest = Math.min(fewest, player.whole());
        }
        return fewest;
    }
}
