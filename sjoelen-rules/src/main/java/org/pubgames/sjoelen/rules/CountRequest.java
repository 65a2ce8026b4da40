package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The player asks how many discs are in. */
public record CountRequest(Findings findings, int lying, String layout) implements Situation {}
