package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * The player says that no discs are left.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record SubTurnEnding(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.SubTurnEnded event,
        SjoelenSettings settings)
        implements InTurn {

    /** The sub-turn that is to end, from 1. */
    public int subTurn() {
        return running().subTurn();
    }

    /** Discs still to be shoved in this sub-turn: 0 or more. */
    public int hand() {
        return running().hand();
    }
}
