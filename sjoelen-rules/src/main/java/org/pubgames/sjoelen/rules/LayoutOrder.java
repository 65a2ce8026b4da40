package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** A whole layout where compartments are filled in a fixed order. */
public record LayoutOrder(Findings findings, String pointer, String layout, String expected)
        implements Situation {}
