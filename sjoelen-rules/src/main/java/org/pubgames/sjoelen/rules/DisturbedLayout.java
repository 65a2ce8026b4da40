package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenEvent.DiscAtRest;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A disc that another one moved out of the layout that earned the extra discs being played.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 * @param worth what layouts and turns are worth under them
 */
public record DisturbedLayout(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.Displaced event,
        SjoelenSettings settings,
        Worth worth)
        implements InTurn, DiscReport {

    @Override
    public DiscAtRest disc() {
        return event;
    }

    @Override
    public From from() {
        return From.of(event.from());
    }

    @Override
    public Optional<Integer> fromCompartment() {
        return event.fromCompartment();
    }

    /** The points of the layout, which stand: the highest score. */
    public int points() {
        return worth.highestScore();
    }
}
