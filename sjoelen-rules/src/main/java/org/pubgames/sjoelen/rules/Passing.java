package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The card goes to the next board. */
public record Passing(Findings findings, int toBoard, int lines) implements Situation {}
