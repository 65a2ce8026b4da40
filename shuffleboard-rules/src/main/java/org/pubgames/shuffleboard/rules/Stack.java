package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A disc is said to lie on another. */
public record Stack(
        Findings findings,
        String pointer,
        String disc,
        String under,
        boolean underLies,
        boolean measured,
        boolean reaches)
        implements Situation {}
