package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A play-off is reported. */
public record PlayOffReport(
        Findings findings, boolean due, List<String> players, boolean everybodyOnce)
        implements Situation {}
