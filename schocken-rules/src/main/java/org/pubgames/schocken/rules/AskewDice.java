package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenEvent.Askew;

/** Dice do not lie flat. */
public record AskewDice(
        Findings findings,
        String player,
        boolean playing,
        boolean tied,
        boolean repeatable,
        Askew how)
        implements Situation {}
