package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenEvent.DiscAtRest;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A lying disc that another one moved.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record DisplacedDisc(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.Displaced event,
        SjoelenSettings settings)
        implements InTurn, DiscFate {

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
}
