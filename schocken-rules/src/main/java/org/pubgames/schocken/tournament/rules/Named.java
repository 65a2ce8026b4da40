package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A name is given. */
public record Named(
        Findings findings, String player, List<String> seats, String nearest, boolean seated)
        implements Situation {}
