package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** The player asks how many discs are in. */
public record CountRequest(Findings findings, int lying, String layout) implements Situation {}
