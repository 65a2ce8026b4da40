package org.pubgames.shuffleboard.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** Two opposing discs whose nearness decides and is not known. */
public record Undecided(Findings findings, String first, String second, String spot)
        implements Situation {}
