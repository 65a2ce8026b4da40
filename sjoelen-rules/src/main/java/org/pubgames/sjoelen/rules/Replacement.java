package org.pubgames.sjoelen.rules;

import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.PlayerState;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * Somebody stands in for a player.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Replacement(
        Findings findings,
        SjoelenState state,
        PlayerState seat,
        SjoelenEvent.PlayerReplaced event,
        SjoelenSettings settings)
        implements Report {

    /** Who stands in. */
    public String standIn() {
        return event.by();
    }

    /** Whether that is no name: blank, or longer than the name of a seat may be. */
    public boolean nameless() {
        return standIn().isBlank() || standIn().length() > Seats.LONGEST_NAME;
    }

    /** Whether the player comes back, for whom somebody stood in. */
    public boolean comesBack() {
        return standIn().equals(player()) && seat.standIn().isPresent();
    }

    /** Whether somebody of that name plays already, on this seat or on another one. */
    public boolean playsAlready() {
        for (PlayerState other : state.players()) {
            boolean plays =
                    standIn().equals(other.standIn().orElse(other.name()))
                            || (standIn().equals(other.name()) && !other.name().equals(player()));
            if (plays) {
                return true;
            }
        }
        return false;
    }
}
