package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.CardLine.Status;
import org.pubgames.sjoelen.PlayerState;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * The match organizer decides.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record OrganizerWord(
        Findings findings,
        SjoelenState state,
        PlayerState seat,
        SjoelenEvent.OrganizerDecided event,
        SjoelenSettings settings)
        implements LastTurn {

    /** What happens to the turn. */
    public SjoelenEvent.Decision decision() {
        return event.decision();
    }

    /** What it was about, in free words. */
    public String matter() {
        return event.matter();
    }

    @Override
    public Optional<Integer> namedTurn() {
        return event.turn();
    }

    /** Whether it is about a score that the player disputes. */
    public boolean disputed() {
        return !turnRunning()
                && target().filter(found -> found.status() == Status.DISPUTED).isPresent();
    }
}
