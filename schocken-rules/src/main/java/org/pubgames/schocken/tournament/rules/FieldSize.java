package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** So many want to play. */
public record FieldSize(Findings findings, String player, int number, int most)
        implements Situation {}
