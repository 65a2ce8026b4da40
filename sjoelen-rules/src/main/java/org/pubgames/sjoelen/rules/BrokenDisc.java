package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.sjoelen.SjoelenSettings.Remedy;

/** A disc broke. */
public record BrokenDisc(Findings findings, Remedy remedy, int subTurn) implements Situation {}
