package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings.Handicap;

/** A handicap is agreed. */
public record HandicapCall(
        Findings findings,
        String player,
        Handicap handicap,
        boolean untouched,
        int points,
        int most)
        implements Situation {}
