package org.pubgames.competition.rules;

import java.util.stream.Stream;
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** An entrant wants to leave. */
public record Leaver(
        Findings findings, String player, CompetitionState state, CompetitionSettings settings)
        implements Situation {

    /** Whether it is in the competition. */
    public boolean listed() {
        return state.playing().contains(player);
    }

    /** Whether the rounds have been drawn. */
    public boolean drawn() {
        return state.phase() != CompetitionPhase.ENTRY;
    }

    /** Its matches of which the opponent's results count, from 0. */
    public int matches() {
        return (int) counted().count();
    }

    /** Those of them that have a result, from 0. */
    public int played() {
        return (int) counted().filter(each -> each.result().isPresent()).count();
    }

    private Stream<Pairing> counted() {
        return state.pairings(player).stream().filter(state::counts);
    }

    /** Whether at least half of its matches have a result. */
    public boolean halfPlayed() {
        return 2 * played() >= matches();
    }

    /** Whether at least three quarters of its matches have a result. */
    public boolean threeQuartersPlayed() {
        return 4 * played() >= 3 * matches();
    }
}
