package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A weight that a shot moved in a game where knocking off is forbidden. */
public record Tapped(
        Findings findings,
        String disc,
        boolean ownDisc,
        boolean knockedOff,
        boolean nearer,
        boolean opponentKnockedOff)
        implements Situation {}
