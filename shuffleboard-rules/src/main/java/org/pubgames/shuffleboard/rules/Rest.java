package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings.Reached;
import org.pubgames.shuffleboard.Zone;

/** A disc came to rest. */
public record Rest(
        Findings findings,
        String disc,
        Zone zone,
        String spot,
        Reached reached,
        boolean shortStays,
        boolean beyondIsDead)
        implements Situation {}
