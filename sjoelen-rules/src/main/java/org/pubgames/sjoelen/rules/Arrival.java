package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * An absent player is there now.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Arrival(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.PlayerArrived event,
        SjoelenSettings settings)
        implements Report {

    /** Turns that are still open: 0 or more. */
    public int open() {
        return Math.max(0, settings.turns() - lines());
    }
}
