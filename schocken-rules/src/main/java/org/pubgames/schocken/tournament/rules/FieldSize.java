package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** So many want to play. */
public record FieldSize(Findings findings, String player, int number, int most)
        implements Situation {}
