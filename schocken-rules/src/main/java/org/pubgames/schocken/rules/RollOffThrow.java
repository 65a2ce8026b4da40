package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A throw in a roll-off. */
public record RollOffThrow(
        Findings findings,
        String player,
        boolean wanted,
        boolean waiting,
        List<String> waitingFor,
        List<Integer> dice,
        List<Integer> impossible,
        boolean right)
        implements Situation {}
