package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.Blind;

/** What the highest throw of the round is worth. */
public record Dues(
        Findings findings,
        String highest,
        boolean nobody,
        boolean all,
        boolean schockAus,
        int discs,
        boolean blind,
        Blind setting)
        implements Situation {}
