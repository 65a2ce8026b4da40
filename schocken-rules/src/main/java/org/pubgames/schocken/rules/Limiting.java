package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.ThrowLimit;

/** The leader throws no more: how often may the others throw? */
public record Limiting(Findings findings, String leader, int used, int most, ThrowLimit throwLimit)
        implements Situation {}
