package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A score is written on the card. */
public record CardScore(
        Findings findings,
        String pointer,
        int points,
        int maximum,
        int highest,
        boolean claimed,
        int maximumIn,
        int subTurns,
        int extra,
        int mostWithExtra,
        int bonusPoints,
        int withBonusPoints,
        boolean turnRunning)
        implements Situation {}
