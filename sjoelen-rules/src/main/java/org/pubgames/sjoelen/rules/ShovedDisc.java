package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenEvent.DiscAtRest;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A disc that the player shoved.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record ShovedDisc(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.Shoved event,
        SjoelenSettings settings)
        implements Opening, DiscFate {

    @Override
    public DiscAtRest disc() {
        return event;
    }

    @Override
    public From from() {
        return From.HAND;
    }

    @Override
    public Optional<Integer> fromCompartment() {
        return Optional.empty();
    }
}
