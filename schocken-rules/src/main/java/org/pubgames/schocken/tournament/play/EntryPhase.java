package org.pubgames.schocken.tournament.play;

import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.TournamentEvent.Entered;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerJoined;
import org.pubgames.schocken.tournament.TournamentEvent.Withdrew;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.EntryCall;
import org.pubgames.schocken.tournament.rules.FieldSize;
import org.pubgames.schocken.tournament.rules.Joiner;
import org.pubgames.schocken.tournament.rules.Withdrawal;

/** The list of entrants: who comes on it and who is taken off. */
final class EntryPhase {

    private final TournamentSettings settings;
    private final Seats seats;
    private final MissedRounds missed;

    EntryPhase(TournamentSettings settings, Seats seats) {
        this.settings = settings;
        this.seats = seats;
        this.missed = new MissedRounds(settings);
    }

    TournamentState entered(TournamentState state, Entered entered, Judging judging) {
        Findings found = judging.findings();
        EntryCall call = new EntryCall(found, entered.player(), state, settings);
        if (!judging.put(call).forbidden()) {
            judging.put(new FieldSize(found, entered.player(), call.number(), settings));
        }
        return found.has(Effect.ENTER) ? NextState.entered(state, entered.player()) : state;
    }

    /** Somebody enters late; the rounds before bring what a missed one does. */
    TournamentState joined(TournamentState state, PlayerJoined event, Judging judging) {
        String player = event.player();
        Findings found = judging.findings();
        Joiner joiner = new Joiner(found, player, state, seats, settings);
        if (!judging.put(joiner).forbidden()) {
            judging.put(new FieldSize(found, player, joiner.number(), settings));
        }
        return !found.forbidden() && found.has(Effect.JOIN)
                ? missed.before(NextState.joined(state, player), player, judging)
                : state;
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
