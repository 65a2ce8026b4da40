package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;

/** A shot is done: who is next? */
public record NextShot(
        Findings findings,
        Side last,
        Side other,
        int waitingLast,
        int waitingOther,
        int returnedLast,
        int returnedOther)
        implements Situation {}
