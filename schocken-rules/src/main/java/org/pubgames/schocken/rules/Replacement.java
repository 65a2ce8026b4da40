package org.pubgames.schocken.rules;

import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.PlayerState;
import org.pubgames.schocken.SchockenEvent.PlayerReplaced;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/**
 * Somebody plays in the place of a player.
 *
 * @param state the table before the event
 * @param event who plays, and in whose place
 */
public record Replacement(
        Findings findings, SchockenState state, PlayerReplaced event, SchockenSettings settings)
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

    /** Whether the player comes back, in whose place somebody played. */
    public boolean comesBack() {
        return standIn().equals(player()) && state.seat(player()).standIn().isPresent();
    }

    /** Whether somebody of that name plays already, on this seat or on another one. */
    public boolean playsAlready() {
        for (PlayerState each : state.players()) {
            boolean plays = standIn().equals(each.standIn().orElse(each.name()));
            if (plays || (standIn().equals(each.name()) && !each.name().equals(player()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a half or final is under way. */
    public boolean halfRunning() {
        return !state.between();
    }
}
