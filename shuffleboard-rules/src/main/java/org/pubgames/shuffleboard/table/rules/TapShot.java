package org.pubgames.shuffleboard.table.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A shot in such a game. */
public record TapShot(Findings findings, String disc, List<String> knockedOff)
        implements Situation {}
