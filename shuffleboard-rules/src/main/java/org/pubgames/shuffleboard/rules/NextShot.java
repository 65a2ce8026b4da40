package org.pubgames.shuffleboard.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
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
