package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody reports something: who, and whether that can be. */
public record Call(
        Findings findings,
        String player,
        List<String> seats,
        String nearest,
        boolean known,
        boolean over,
        int leastPlayers)
        implements Situation {}
