package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.Constant;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentEvent.MatchAbandoned;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * The evening ends before the tournament does.
 *
 * @param event what is reported
 * @param state the tournament before
 */
public record Abandonment(
        Findings findings, MatchAbandoned event, TournamentState state, TournamentSettings settings)
        implements Situation {

    /** What ends it. */
    public Constant cause() {
        return new Constant("cause-" + Names.written(event.cause()));
    }

    /** The rounds of which every table has reported, from 0. */
    public int rounds() {
        return state.roundsOver();
    }
}
