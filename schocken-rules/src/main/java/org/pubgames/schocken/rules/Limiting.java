package org.pubgames.schocken.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.schocken.SchockenSettings.ThrowLimit;

/** The leader throws no more: how often may the others throw? */
public record Limiting(Findings findings, String leader, int used, int most, ThrowLimit throwLimit)
        implements Situation {}
