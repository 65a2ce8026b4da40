package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** An event comes in: is this the time for it? */
public record Call(
        Findings findings,
        List<String> seats,
        boolean matchOver,
        boolean correcting,
        boolean starting,
        boolean startsPlay,
        boolean opensPlay)
        implements Situation {}
