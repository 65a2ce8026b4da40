package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

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
        SjoelenPlayer seat,
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

    @Override
    public Optional<Integer> namedTurn() {
        return event.turn();
    }

    /** Whether the turn has begun, but nothing of it was reported yet. */
    public boolean beforeFirstDisc() {
        return turnRunning() && !running().reported();
    }

    /** Discs of the turn that is being reported; 0 when none is. */
    public int playedWith() {
        return turnRunning() && running().reported() ? running().discs() : 0;
    }

    /** Discs that are certainly there, because they lie in compartments: 0 or more. */
    public int lying() {
        return turnRunning()
                ? running().compartments().total()
                : target().flatMap(CardLine::layout).map(Compartments::total).orElse(0);
    }

    /** The points on the card of the turn that was played with them; 0 while one is going on. */
    public int score() {
        return turnRunning() ? 0 : target().map(CardLine::points).orElse(0);
    }

    /**
     * The most points of a turn with as many discs as were found, without extra discs or points.
     */
    public int most() {
        return worth.mostForTurn(Math.max(0, event.discs()));
    }
}
