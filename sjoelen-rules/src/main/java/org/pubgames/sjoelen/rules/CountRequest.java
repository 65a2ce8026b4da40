package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * The player asks how many discs are in.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record CountRequest(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.CountAsked event,
        SjoelenSettings settings)
        implements InTurn {

    /** Discs in the compartments: 0 or more. */
    public int lying() {
        return running().compartments().total();
    }

    /** The counts from left to right, such as {@code 9/5/7/5}. */
    public String layout() {
        return running().compartments().toString();
    }
}
