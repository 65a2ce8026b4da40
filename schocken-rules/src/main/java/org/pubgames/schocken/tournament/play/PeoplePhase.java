package org.pubgames.schocken.tournament.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.TournamentEvent.MatchAbandoned;
import org.pubgames.schocken.tournament.TournamentEvent.OrganizerDecided;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerAbsent;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerArrived;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerDisqualified;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerReplaced;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Disqualification;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.TournamentState.Ending;
import org.pubgames.schocken.tournament.rules.Abandonment;
import org.pubgames.schocken.tournament.rules.Absentee;
import org.pubgames.schocken.tournament.rules.Arrival;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.OrganizerWord;
import org.pubgames.schocken.tournament.rules.PersonCall;
import org.pubgames.schocken.tournament.rules.Replacement;
import org.pubgames.schocken.tournament.rules.Sending;

/** What happens to people, and an evening that ends before the tournament does. */
final class PeoplePhase {

    private final TournamentSettings settings;
    private final MatchPhase match;
    private final TablePhase table;

    PeoplePhase(TournamentSettings settings, MatchPhase match, TablePhase table) {
        this.settings = settings;
        this.match = match;
        this.table = table;
    }

    /** A player is sent off, wherever the tournament has got to. */
    TournamentState disqualified(TournamentState state, PlayerDisqualified event, Judging judging) {
        Findings found = judging.put(new PersonCall(judging.findings(), event.player(), state));
        if (found.forbidden()) {
            return state;
        }
        judging.put(new Sending(found, event, state, settings));
        if (found.forbidden() || !found.has(Effect.SEND_OFF)) {
            return state;
        }
        Disqualification what =
                found.has(Effect.STRIKE)
                        ? Disqualification.POINTS_STRUCK
                        : Disqualification.POINTS_KEPT;
        return match.goOn(NextState.sentOff(state, event.player(), what), event, judging);
    }

    /** Somebody plays in the place of an entrant, or the entrant comes back. */
    TournamentState replaced(TournamentState state, PlayerReplaced event, Judging judging) {
        String player = event.player();
        Findings found = judging.put(new PersonCall(judging.findings(), player, state));
        if (found.forbidden()) {
            return state;
        }
        judging.put(new Replacement(found, event, state, settings));
        if (found.forbidden() || !found.has(Effect.REPLACE)) {
            return state;
        }
        Optional<String> by = Optional.of(event.by()).filter(name -> !name.equals(player));
        return NextState.replaced(state, player, by);
    }

    /** An entrant is not there: he sits out until he comes, or counts as one who has left. */
    TournamentState absent(TournamentState state, PlayerAbsent event, Judging judging) {
        String player = event.player();
        Findings found = judging.put(new PersonCall(judging.findings(), player, state));
        if (found.forbidden()
                || judging.put(new Absentee(found, player, state, settings)).forbidden()) {
            return state;
        }
        if (found.has(Effect.TAKE_OFF)) {
            return NextState.takenOff(state, player);
        }
        if (found.has(Effect.LEAVE)) {
            return match.goOn(NextState.left(state, player), event, judging);
        }
        return found.has(Effect.ABSENT) ? NextState.absent(state, player, true) : state;
    }

    /** An entrant who was absent is there now. */
    TournamentState arrived(TournamentState state, PlayerArrived event, Judging judging) {
        String player = event.player();
        Findings found = judging.put(new PersonCall(judging.findings(), player, state));
        if (found.forbidden() || judging.put(new Arrival(found, player, state)).forbidden()) {
            return state;
        }
        return found.has(Effect.ARRIVE) ? NextState.absent(state, player, false) : state;
    }

    /** The organizer awards or deducts points, annuls the result of a table, or decides it. */
    TournamentState decided(TournamentState state, OrganizerDecided event, Judging judging) {
        String player = event.player();
        Findings found = judging.put(new PersonCall(judging.findings(), player, state));
        if (found.forbidden()) {
            return state;
        }
        OrganizerWord word = new OrganizerWord(found, event, state);
        if (judging.put(word).forbidden()) {
            return state;
        }
        if (found.has(Effect.ANNUL)) {
            return NextState.annulled(state, state.tableOf(player).orElseThrow());
        }
        if (found.has(Effect.DECIDE)) {
            return table.decided(state, event, judging);
        }
        boolean award = found.has(Effect.AWARD);
        if (!award && !found.has(Effect.DEDUCT)) {
            return state;
        }
        int points = award ? word.points() : -word.points();
        return match.goOn(NextState.decided(state, player, points), event, judging);
    }

    TournamentState abandoned(TournamentState state, MatchAbandoned event, Judging judging) {
        Abandonment abandonment = new Abandonment(judging.findings(), event, state, settings);
        Findings found = judging.put(abandonment);
        Optional<Ending> ending = found.effect(Ending.class);
        if (ending.isPresent()) {
            return NextState.forNothing(state, event.cause(), ending.get());
        }
        return found.has(Effect.ABANDON)
                ? match.goOn(NextState.abandoned(state, event.cause()), event, judging)
                : state;
    }
}
