package org.pubgames.schocken.tournament;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.EntryCall;
import org.pubgames.schocken.tournament.rules.FieldSize;
import org.pubgames.schocken.tournament.rules.Named;
import org.pubgames.schocken.tournament.rules.Withdrawal;

/** The list of entrants: who comes on it and who is taken off. */
final class EntryPhase {

    private final TournamentSettings settings;
    private final List<String> seats;

    EntryPhase(TournamentSettings settings, Seats seats) {
        this.settings = settings;
        this.seats = seats.names();
    }

    TournamentState entered(TournamentState state, String player, Judging judging) {
        Findings findings = judging.findings();
        boolean seated = seats.contains(player);
        boolean entered = state.entrant(player).isPresent();
        boolean drawn = state.phase() != Phase.ENTRY;
        int number = state.entrants().size() + 1;
        int most = settings.mostEntrants();
        List<Situation> situations = new ArrayList<>();
        situations.add(named(findings, player, seated));
        situations.add(new EntryCall(findings, player, seated, entered, drawn, number, most));
        if (seated && !entered && !drawn) {
            situations.add(new FieldSize(findings, player, number, most));
        }
        if (!judging.put(situations.toArray(Situation[]::new)).has(Effect.ENTER)) {
            return state;
        }
        List<Entrant> all = new ArrayList<>(state.entrants());
        all.add(Entrant.entered(player));
        return state.withEntrants(all);
    }

    TournamentState withdrew(TournamentState state, String player, Judging judging) {
        boolean seated = seats.contains(player);
        Phase phase = state.phase();
        Findings findings =
                judging.put(
                        named(judging.findings(), player, seated),
                        new Withdrawal(
                                judging.findings(),
                                player,
                                seated,
                                state.playing().contains(player),
                                phase != Phase.ENTRY,
                                phase == Phase.BETWEEN,
                                state.rounds().size()));
        List<Entrant> all = new ArrayList<>(state.entrants());
        if (findings.has(Effect.TAKE_OFF)) {
            all.removeIf(entrant -> entrant.player().equals(player));
        } else if (findings.has(Effect.LEAVE)) {
            all.replaceAll(entrant -> entrant.player().equals(player) ? entrant.gone() : entrant);
        }
        return state.withEntrants(all);
    }

    private Named named(Findings findings, String player, boolean seated) {
        return new Named(findings, player, seats, Names.nearest(player, seats), seated);
    }
}
