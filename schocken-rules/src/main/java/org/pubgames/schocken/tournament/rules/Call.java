package org.pubgames.schocken.tournament.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentEvent.Entered;
import org.pubgames.schocken.tournament.TournamentEvent.ResultCorrected;
import org.pubgames.schocken.tournament.TournamentEvent.Withdrew;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * Something is reported: may it still be, and is whoever enters or withdraws there?
 *
 * @param evening everybody who turned up
 */
public record Call(Findings findings, TournamentEvent event, TournamentState state, Seats evening)
        implements Situation {

    /** Whether a result is put right. */
    public boolean correction() {
        return event instanceof ResultCorrected;
    }

    /** Who enters or withdraws; empty where something else is reported. */
    public String player() {
        return named().orElse("");
    }

    /** The names of everybody who turned up, at the beginning or later. */
    public List<String> seats() {
        return state.seated(evening.names());
    }

    /** Whether somebody enters or withdraws who did not turn up. */
    public boolean stranger() {
        return named().filter(name -> !seats().contains(name)).isPresent();
    }

    /** The name that was probably meant; empty when none is like it. */
    public String nearest() {
        return Names.nearest(player(), seats());
    }

    private Optional<String> named() {
        if (event instanceof Entered entered) {
            return Optional.of(entered.player());
        }
        return event instanceof Withdrew withdrew
                ? Optional.of(withdrew.player())
                : Optional.empty();
    }
}
