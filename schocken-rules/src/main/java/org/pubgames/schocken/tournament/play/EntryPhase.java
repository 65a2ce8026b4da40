package org.pubgames.schocken.tournament.play;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.TournamentEvent.Entered;
import org.pubgames.schocken.tournament.TournamentEvent.Withdrew;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.EntryCall;
import org.pubgames.schocken.tournament.rules.FieldSize;
import org.pubgames.schocken.tournament.rules.Withdrawal;

/** The list of entrants: who comes on it and who is taken off. */
final class EntryPhase {

    private final TournamentSettings settings;

    EntryPhase(TournamentSettings settings) {
        this.settings = settings;
    }

    TournamentState entered(TournamentState state, Entered entered, Judging judging) {
        Findings found = judging.findings();
        EntryCall call = new EntryCall(found, entered.player(), state, settings);
        if (!judging.put(call).forbidden()) {
            judging.put(new FieldSize(found, entered.player(), call.number(), settings));
        }
        return found.has(Effect.ENTER) ? NextState.entered(state, entered.player()) : state;
    }

    TournamentState withdrew(TournamentState state, Withdrew withdrew, Judging judging) {
        String player = withdrew.player();
        Findings found = judging.put(new Withdrawal(judging.findings(), player, state));
        if (found.has(Effect.TAKE_OFF)) {
            return NextState.takenOff(state, player);
        }
        return found.has(Effect.LEAVE) ? NextState.left(state, player) : state;
    }
}
