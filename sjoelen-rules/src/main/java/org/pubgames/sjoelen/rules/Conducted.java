package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.Conduct;
import org.pubgames.sjoelen.PlayerState;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * Somebody did something that the regulations speak of.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Conducted(
        Findings findings,
        SjoelenState state,
        PlayerState seat,
        SjoelenEvent.ConductReported event,
        SjoelenSettings settings)
        implements Report {

    /** The sub-turn that is going on or comes next, from 1. */
    public int subTurn() {
        return running().subTurn();
    }

    /** What was done. */
    public Conduct conduct() {
        return event.conduct();
    }
}
