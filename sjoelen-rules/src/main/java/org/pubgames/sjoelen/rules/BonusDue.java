package org.pubgames.sjoelen.rules;

/**
 * Extra discs are returned for the next sub-turn.
 *
 * @param discs how many, 1 or more
 */
public record BonusDue(int discs) {}
