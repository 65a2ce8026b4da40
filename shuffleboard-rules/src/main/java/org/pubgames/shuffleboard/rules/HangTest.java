package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A weight was tested at the end of the board. */
public record HangTest(
        Findings findings,
        String disc,
        boolean hangers,
        boolean lying,
        boolean atEnd,
        boolean moves)
        implements Situation {}
