package org.pubgames.schocken.tournament.rules;

import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.core.spi.StandingIn;
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
        implements Situation, StandingIn {

    @Override
    public String player() {
        return event.player();
    }

    @Override
    public String standIn() {
        return event.by();
    }

    @Override
    public Map<String, String> playing() {
        return state.playedBy();
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
