package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A player is not there when due.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record AbsentPlayer(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.PlayerAbsent event,
        SjoelenSettings settings)
        implements Report {}
