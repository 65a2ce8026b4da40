package org.pubgames.shuffleboard.rules;

import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerReplaced;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.SideState;

/**
 * Somebody plays in the place of a player.
 *
 * @param state the match before the event
 * @param event who plays, and in whose place
 */
public record Replacement(
        Findings findings,
        ShuffleboardState state,
        PlayerReplaced event,
        ShuffleboardSettings settings)
        implements AboutPlayer {

    @Override
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

    /** Whether the player comes back, in whose place somebody played. */
    public boolean comesBack() {
        return standIn().equals(player()) && own().known().standIn(player()).isPresent();
    }

    /** Whether somebody of that name plays already, on this seat or on another one. */
    public boolean playsAlready() {
        for (SideState each : state.sides()) {
            for (String seat : each.players()) {
                boolean plays = standIn().equals(each.known().standIn(seat).orElse(seat));
                if (plays || (standIn().equals(seat) && !seat.equals(player()))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The game in progress, 1 for the first of the match. */
    public int game() {
        return state.game();
    }

    /** Whether the game in progress has begun: an end of it is counted, or a disc is played. */
    public boolean gameRunning() {
        return state.endsPlayed() > 0 || state.end().map(End::begun).orElse(false);
    }
}
