package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.PlayerState;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * The discs of a turn were counted.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 * @param worth what layouts and turns are worth under them
 */
public record DiscCount(
        Findings findings,
        SjoelenState state,
        PlayerState seat,
        SjoelenEvent.DiscsFound event,
        SjoelenSettings settings,
        Worth worth)
        implements LastTurn {

    /** Discs found, any whole number. */
    public int found() {
        return event.discs();
    }

    /** Discs that a turn is played with: 1 to 60. */
    public int discs() {
        return settings.discs();
    }

    /** Discs of the turn that is being reported; 0 when none is. */
    public int playedWith() {
        return seat.turn().filter(TurnInPlay::reported).map(TurnInPlay::discs).orElse(0);
    }

    /** Discs that are certainly there, because they lie in compartments: 0 or more. */
    public int lying() {
        if (turnRunning()) {
            return running().compartments().total();
        }
        return lines() == 0
                ? 0
                : seat.card().get(lines() - 1).layout().map(Compartments::total).orElse(0);
    }

    /** The most points of a turn with as many discs as were found. */
    public int most() {
        return worth.mostForTurn(Math.max(0, event.discs()));
    }
}
