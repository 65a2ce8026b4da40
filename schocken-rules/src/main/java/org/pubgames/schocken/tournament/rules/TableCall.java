package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A result is reported for a table: is there such a table, and is its result due? */
public record TableCall(
        Findings findings,
        boolean correction,
        boolean drawn,
        int round,
        int table,
        int tables,
        boolean known,
        boolean reported)
        implements Situation {}
