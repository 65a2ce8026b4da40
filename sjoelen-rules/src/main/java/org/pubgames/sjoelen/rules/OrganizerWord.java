package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.CardLine.Status;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
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
        SjoelenPlayer seat,
        SjoelenEvent.OrganizerDecided event,
        SjoelenSettings settings)
        implements LastTurn {

    private static final int MOST_POINTS = 10_000;

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

    /** Points that are awarded or deducted; 0 when none are named. */
    public int points() {
        return event.points().orElse(0);
    }

    /** Whether points are named. */
    public boolean pointed() {
        return event.points().isPresent();
    }

    /** The most points of one decision. */
    public int most() {
        return MOST_POINTS;
    }

    /** Whether the organizer decided the match before, or nothing of it counts. */
    public boolean matchClosed() {
        return state.closed() || givenUp();
    }

    /** The turn that is going on, otherwise the one on the card that it is about, from 1. */
    public int about() {
        return turnRunning() ? seat.nextLine() : line();
    }

    /** Whether it is about a score that the player disputes. */
    public boolean disputed() {
        return !turnRunning()
                && target().filter(found -> found.status() == Status.DISPUTED).isPresent();
    }
}
