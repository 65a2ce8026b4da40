package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody is named. */
public record Named(
        Findings findings,
        String pointer,
        String player,
        boolean known,
        List<String> seats,
        String nearest)
        implements Situation {}
