package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A score or a threshold is new or another one: can it be said what the turns earned?
 *
 * @param state the match
 * @param settings its settings
 */
public record ThresholdCheck(Findings findings, SjoelenState state, SjoelenSettings settings)
        implements Situation {

    /** Whether everybody who has not left has played all turns. */
    public boolean played() {
        for (SjoelenPlayer player : state.players()) {
            if (!player.withdrawn() && player.played() < settings.turns()) {
                return false;
            }
        }
        return true;
    }

    /** The first player who has not left and has no threshold; empty for nobody. */
    public String missing() {
        for (SjoelenPlayer player : state.players()) {
            if (!player.withdrawn() && player.threshold().isEmpty()) {
                return player.name();
            }
        }
        return "";
    }

    /**
     * Whether the match was broken off, the organizer decided it, or nothing of it counts: nobody
     * waits for a threshold any more.
     */
    public boolean over() {
        return state.abandoned().isPresent() || state.closed();
    }
}
