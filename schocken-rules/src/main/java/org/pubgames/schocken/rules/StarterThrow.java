package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A throw for the start. */
public record StarterThrow(
        Findings findings,
        String player,
        boolean wanted,
        boolean expectedPlayer,
        String expected,
        int wantedDice,
        List<Integer> dice,
        List<Integer> impossible)
        implements Situation {}
