package org.pubgames.schocken.tournament.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.TournamentEvent.MatchAbandoned;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.TournamentState.Ending;
import org.pubgames.schocken.tournament.rules.Abandonment;
import org.pubgames.schocken.tournament.rules.Effect;

/** What happens to people, and an evening that ends before the tournament does. */
final class PeoplePhase {

    private final TournamentSettings settings;
    private final MatchPhase match;

    PeoplePhase(TournamentSettings settings, MatchPhase match) {
        this.settings = settings;
        this.match = match;
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
