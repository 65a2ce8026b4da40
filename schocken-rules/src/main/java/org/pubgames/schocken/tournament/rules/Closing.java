package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The organizer wants to end the tournament early. */
public record Closing(
        Findings findings,
        int completeRounds,
        boolean unfinished,
        List<Integer> openTables,
        boolean playOffDue)
        implements Situation {}
