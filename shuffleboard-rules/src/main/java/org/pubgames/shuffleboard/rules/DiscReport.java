package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A disc is named that the shot moved, or that a referee looked at. */
public record DiscReport(
        Findings findings,
        String pointer,
        String disc,
        boolean known,
        boolean lying,
        boolean twice,
        boolean played,
        List<String> discs,
        String nearest)
        implements Situation {}
