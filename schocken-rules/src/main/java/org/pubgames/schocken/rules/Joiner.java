package org.pubgames.schocken.rules;

import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenEvent.PlayerJoined;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/**
 * Somebody sits down at the table who has not been there.
 *
 * @param state the table before the event
 * @param event who joins
 */
public record Joiner(
        Findings findings, SchockenState state, PlayerJoined event, SchockenSettings settings)
        implements Situation {

    /** Who joins. */
    public String player() {
        return event.player();
    }

    /** Whether that is no name that a seat may have. */
    public boolean nameless() {
        return !Seats.isName(Seats.normal(player()));
    }

    /** Whether somebody has that name already: at the table, away, or in the place of another. */
    public boolean taken() {
        String name = Seats.normal(player());
        return state.playedBy().entrySet().stream()
                .anyMatch(
                        seat ->
                                Seats.normal(seat.getKey()).equals(name)
                                        || Seats.normal(seat.getValue()).equals(name));
    }

    /** How many have a seat, who has left included, from 1. */
    public int seats() {
        return state.players().size();
    }

    /** How many seats there are at most. */
    public int most() {
        return Seats.MOST;
    }

    /** Whether a half or final is under way. */
    public boolean halfRunning() {
        return !state.between();
    }

    /** How many halves of the running game are lost, from 0. */
    public int halvesLost() {
        return state.halfLosers().size();
    }
}
