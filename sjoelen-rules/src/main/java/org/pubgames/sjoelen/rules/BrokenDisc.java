package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenSettings.Remedy;

/** A disc broke. */
public record BrokenDisc(Findings findings, Remedy remedy, int subTurn) implements Situation {}
