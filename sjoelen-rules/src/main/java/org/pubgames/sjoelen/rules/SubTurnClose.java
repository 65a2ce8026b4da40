package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A sub-turn is over: what does it count, does the turn go on, and with what? */
public record SubTurnClose(
        Findings findings,
        int subTurn,
        boolean last,
        int subTurnsLeft,
        int lying,
        int discs,
        boolean allPlayedIn,
        int points,
        int highest,
        boolean bonusEdition,
        boolean bonusStage,
        int extra,
        int bonusLeft,
        boolean allAtOnce,
        int rest,
        int takenOut,
        boolean takenOutReturns,
        List<String> piles,
        String layout,
        int weight,
        int weightLeft)
        implements Situation {}
