package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * Trial discs before a turn.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record TrialReport(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.TrialPlayed event,
        SjoelenSettings settings)
        implements Play {

    /** Trial discs reported now; any whole number. */
    public int discs() {
        return event.discs();
    }

    /** All trial discs of this turn together. */
    public long tried() {
        return (long) event.discs() + seat.trialDiscs();
    }

    /** Trial discs that are allowed before a turn: 0 to 60. */
    public int most() {
        return settings.trialDiscs();
    }
}
