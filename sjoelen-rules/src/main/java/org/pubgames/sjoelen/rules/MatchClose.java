package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.sjoelen.SjoelenSettings.Tie;
import org.pubgames.sjoelen.SjoelenState.Ranking;

/** Everybody has played. */
public record MatchClose(
        Findings findings,
        boolean complete,
        int topTotal,
        List<String> leaders,
        boolean tied,
        Tie tie,
        List<String> leadersAfterTieBreak,
        boolean stillTied)
        implements Situation {

    /** How places are told apart where totals are equal: as the tie setting says. */
    public Ranking placing() {
        return switch (tie) {
            case SHARED -> Ranking.BY_TOTAL;
            case HIGHEST_TURN -> Ranking.BY_HIGHEST_TURN;
            case HIGHEST_TURNS -> Ranking.BY_TURNS;
        };
    }
}
