package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.Phase;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerReplaced;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Drawing;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * Somebody plays in the place of an entrant.
 *
 * @param event who plays, and in whose place
 * @param state the tournament before
 */
public record Replacement(
        Findings findings, PlayerReplaced event, TournamentState state, TournamentSettings settings)
        implements Situation {

    /** In whose place. */
    public String player() {
        return event.player();
    }

    /** Who plays from now on. */
    public String standIn() {
        return event.by();
    }

    /** Whether that is no name: blank, or longer than the name of a seat may be. */
    public boolean nameless() {
        return standIn().isBlank() || standIn().length() > Seats.LONGEST_NAME;
    }

    /** Whether the entrant comes back, in whose place somebody played. */
    public boolean comesBack() {
        return standIn().equals(player())
                && state.entrant(player()).flatMap(Entrant::standIn).isPresent();
    }

    /** Whether somebody of that name is in the tournament, or plays for somebody who is. */
    public boolean playsAlready() {
        for (Entrant each : state.entrants()) {
            boolean other = !each.player().equals(player());
            boolean plays = standIn().equals(each.plays());
            if (plays || (other && standIn().equals(each.player()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the player has left. */
    public boolean gone() {
        return !state.playing().contains(player());
    }

    /** Whether a round has been drawn. */
    public boolean drawn() {
        return !state.rounds().isEmpty();
    }

    /**
     * Whether a round or a play-off is going on. Where the tables stay together, a round goes on
     * from the first table that reports.
     */
    public boolean running() {
        boolean untouched = state.round().filter(Round::untouched).isPresent();
        return state.phase() == Phase.PLAY_OFF
                || (state.phase() == Phase.ROUND
                        && !(untouched && settings.drawing() == Drawing.ONCE));
    }
}
