package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A score was altered by the player. */
public record Tampering(
        Findings findings,
        boolean onTheSpot,
        List<Integer> turns,
        boolean namesTurns,
        boolean known,
        int lines)
        implements Situation {}
