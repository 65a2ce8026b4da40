package org.pubgames.core.rules;

/** A situation for trying rules on. */
public record Toss(int pips, int most, boolean again, Findings findings) implements Situation {}
