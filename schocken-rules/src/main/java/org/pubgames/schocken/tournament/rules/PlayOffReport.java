package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** A play-off is reported. */
public record PlayOffReport(
        Findings findings, boolean due, List<String> players, boolean everybodyOnce)
        implements Situation {}
