package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A disc comes to lie in a compartment where these are filled in a fixed order. */
public record Filling(Findings findings, int compartment, int due) implements Situation {}
