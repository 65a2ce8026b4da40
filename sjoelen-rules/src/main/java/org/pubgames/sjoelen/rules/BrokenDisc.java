package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A disc broke.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record BrokenDisc(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.DiscBroken event,
        SjoelenSettings settings)
        implements InTurn {

    /** The sub-turn that is being played, from 1. */
    public int subTurn() {
        return running().subTurn();
    }
}
