package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/** Somebody reports something: about whom, and whether that can be. */
public record Call(
        Findings findings, SchockenEvent event, SchockenState state, SchockenSettings settings)
        implements Situation {

    /** Who is named in the report. */
    public String player() {
        return event.player();
    }

    /** The names of all seats. */
    public List<String> seats() {
        return state.seats();
    }

    /** How many seats there are. */
    public int players() {
        return state.players().size();
    }

    /** How many are needed at least. */
    public int needed() {
        return settings.leastPlayers();
    }

    /** Whether somebody of that name is seated, or sits down, or the report is about the match. */
    public boolean known() {
        return !event.aboutPlayer()
                || event instanceof SchockenEvent.PlayerJoined
                || state.player(player()).isPresent();
    }

    /** Whether that player has left the table for good. */
    public boolean away() {
        return state.seat(player()).away();
    }

    /** Whether that player is to throw or to act, but was reported absent and has not come yet. */
    public boolean notThere() {
        boolean aboutPeople =
                event instanceof SchockenEvent.PlayerAbsent
                        || event instanceof SchockenEvent.PlayerJoined
                        || event instanceof SchockenEvent.PlayerArrived
                        || event instanceof SchockenEvent.PlayerReplaced
                        || event instanceof SchockenEvent.PlayerWithdrew
                        || event instanceof SchockenEvent.OrganizerDecided
                        || event instanceof SchockenEvent.PlayerDisqualified;
        return !aboutPeople && state.seat(player()).isAbsent();
    }

    /** The name of a seat that was probably meant; empty when none is like it. */
    public String nearest() {
        return Names.nearest(player(), seats());
    }
}
