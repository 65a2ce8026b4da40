package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A player's threshold is set.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 * @param worth what layouts and turns are worth under them
 */
public record ThresholdReport(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.ThresholdSet event,
        SjoelenSettings settings,
        Worth worth)
        implements Report {

    /** Points of all turns of earlier outings, any whole number. */
    public int points() {
        return event.points();
    }

    /** How many turns they were, any whole number. */
    public int turns() {
        return event.turns();
    }

    /** The most points that so many turns can make. */
    public long most() {
        return Math.max(0L, (long) event.turns() * worth.maximum());
    }

    /** The average of these turns, cut to a whole number; 0 without turns. */
    public int threshold() {
        return event.turns() < 1 ? 0 : event.points() / event.turns();
    }
}
