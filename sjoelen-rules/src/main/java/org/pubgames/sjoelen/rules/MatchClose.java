package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.sjoelen.SjoelenSettings.Tie;

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
        implements Situation {}
