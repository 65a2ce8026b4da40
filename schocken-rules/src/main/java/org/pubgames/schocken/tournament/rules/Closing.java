package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** The organizer wants to end the tournament early. */
public record Closing(
        Findings findings,
        int completeRounds,
        boolean unfinished,
        List<Integer> openTables,
        boolean playOffDue)
        implements Situation {}
