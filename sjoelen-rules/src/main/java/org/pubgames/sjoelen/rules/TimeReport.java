package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * The clock of the match is read.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record TimeReport(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.TimeCalled event,
        SjoelenSettings settings)
        implements Report {

    /** Minutes since the match began, any whole number. */
    public int minutes() {
        return event.minutes();
    }

    /** Minutes after which it is stopped; 0 where it is not. */
    public int limit() {
        return settings.matchMinutes();
    }

    /** Whether it was stopped before. */
    public boolean stopped() {
        return state.stopped();
    }
}
