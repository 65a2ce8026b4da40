package org.pubgames.competition.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.KnockoutTree;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.competition.TreeMatch;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A result is put right or counts no more: does a match follow from it?
 *
 * @param round the round of the match, from 1
 * @param pairing who met, with the result so far
 * @param right the right result; empty where it counts no more
 * @param state the competition before
 */
public record Following(
        Findings findings,
        int round,
        Pairing pairing,
        Optional<Result> right,
        CompetitionState state,
        CompetitionSettings settings)
        implements Situation {

    /** Whether the same side goes on as before. */
    public boolean same() {
        return right.isPresent() && winner().equals(pairing.winner());
    }

    private Optional<String> winner() {
        int lead = right.map(ended -> ended.firstGames() - ended.secondGames()).orElse(0);
        return lead == 0
                ? Optional.empty()
                : Optional.of(lead > 0 ? pairing.first() : pairing.second());
    }

    private Optional<TreeMatch> later() {
        return KnockoutTree.playedAfter(state, round, pairing.board());
    }

    /** Whether a match that follows from it has a result. */
    public boolean played() {
        return later().isPresent();
    }

    /** The round of that match, from 1; 0 without one. */
    public int laterRound() {
        return later().map(TreeMatch::round).orElse(0);
    }

    /** Its board, from 1; 0 without one. */
    public int laterBoard() {
        return later().map(TreeMatch::board).orElse(0);
    }

    /** Who met in it. */
    public List<String> players() {
        return state.pairing(laterRound(), laterBoard()).map(Pairing::sides).orElse(List.of());
    }

    /** The side named first. */
    public String first() {
        return pairing.first();
    }

    /** The side named second. */
    public String second() {
        return pairing.second();
    }
}
