package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A turn's score is known and goes onto the card. */
public record TurnResult(
        Findings findings,
        int turn,
        int points,
        int total,
        int highest,
        boolean highestReached,
        boolean byDiscs,
        int discs,
        int regularDiscs,
        int mostWithFewer)
        implements Situation {}
