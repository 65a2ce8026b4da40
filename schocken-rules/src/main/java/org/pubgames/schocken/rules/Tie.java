package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.TieBreak;

/** A tie at one step of its chain. */
public record Tie(
        Findings findings,
        TieBreak step,
        boolean forLowest,
        List<String> tied,
        List<String> narrowed)
        implements Situation {}
