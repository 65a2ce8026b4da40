package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Phase;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * Somebody wants to enter late.
 *
 * @param player who it is
 * @param state the tournament before
 * @param evening everybody who turned up
 */
public record Joiner(
        Findings findings,
        String player,
        TournamentState state,
        Seats evening,
        TournamentSettings settings)
        implements Situation {

    /** Whether that is no name that a seat may have. */
    public boolean nameless() {
        return !Seats.isName(Seats.normal(player));
    }

    /** Whether somebody of that name has entered, or plays in the place of another. */
    public boolean taken() {
        String name = Seats.normal(player);
        return state.playedBy().entrySet().stream()
                .anyMatch(
                        entrant ->
                                Seats.normal(entrant.getKey()).equals(name)
                                        || Seats.normal(entrant.getValue()).equals(name));
    }

    /** Whether the player has no seat yet. */
    public boolean stranger() {
        return !state.seated(evening.names()).contains(player);
    }

    /** How many have a seat, who has left included, from 1. */
    public int seats() {
        return state.seated(evening.names()).size();
    }

    /** How many seats there are at most: 64. */
    public int most() {
        return Seats.MOST;
    }

    /** The number of entrants with this one and without who was sent off, from 1. */
    public int number() {
        return (int)
                        state.entrants().stream()
                                .filter(entrant -> entrant.sentOff().isEmpty())
                                .count()
                + 1;
    }

    /** Whether a round or a play-off is going on. */
    public boolean running() {
        return state.phase() == Phase.ROUND || state.phase() == Phase.PLAY_OFF;
    }

    /** The rounds that are over, from 0. */
    public int rounds() {
        return state.roundsOver();
    }
}
