package org.pubgames.schocken.tournament.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.TournamentEvent.MatchAbandoned;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerDisqualified;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Disqualification;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.TournamentState.Ending;
import org.pubgames.schocken.tournament.rules.Abandonment;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.PersonCall;
import org.pubgames.schocken.tournament.rules.Sending;

/** What happens to people, and an evening that ends before the tournament does. */
final class PeoplePhase {

    private final TournamentSettings settings;
    private final MatchPhase match;

    PeoplePhase(TournamentSettings settings, MatchPhase match) {
        this.settings = settings;
        this.match = match;
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
