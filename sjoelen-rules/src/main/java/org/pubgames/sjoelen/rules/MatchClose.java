package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenSettings.DecidedBy;
import org.pubgames.sjoelen.SjoelenSettings.Tie;
import org.pubgames.sjoelen.SjoelenState.Ranking;

/**
 * Everybody has played a turn of the match.
 *
 * @param complete whether all turns were played
 * @param targetReached whether somebody has the match points that win
 * @param countingTurns how many of everybody's best turns count; 0 for all
 */
public record MatchClose(
        Findings findings,
        DecidedBy decidedBy,
        boolean complete,
        boolean targetReached,
        int games,
        int countingTurns,
        int topTotal,
        List<String> leaders,
        boolean tied,
        Tie tie,
        int tieBreakDiscs,
        List<String> leadersAfterTieBreak,
        boolean stillTied)
        implements Situation {

    /** Whether the match may end now. */
    public boolean ripe() {
        return complete || targetReached;
    }

    /** How places are told apart where totals are equal: as the tie setting says. */
    public Ranking placing() {
        return switch (tie) {
            case SHARED -> Ranking.BY_TOTAL;
            case HIGHEST_TURN -> Ranking.BY_HIGHEST_TURN;
            case HIGHEST_TURNS -> Ranking.BY_TURNS;
        };
    }
}
