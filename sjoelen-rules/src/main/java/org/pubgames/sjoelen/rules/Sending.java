package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A player is sent off.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Sending(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.PlayerDisqualified event,
        SjoelenSettings settings)
        implements Report {

    /** The reason, in free words. */
    public String because() {
        return event.because();
    }

    /** Whether no reason is given. */
    public boolean unexplained() {
        return event.because().isBlank();
    }
}
