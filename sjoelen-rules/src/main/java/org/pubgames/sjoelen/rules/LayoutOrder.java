package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A whole layout where compartments are filled in a fixed order. */
public record LayoutOrder(Findings findings, String pointer, String layout, String expected)
        implements Situation {}
