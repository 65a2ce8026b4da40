package org.pubgames.competition.rules;

/**
 * Everybody meets everybody so often.
 *
 * @param number how often, from 1
 * @param lastTwoSwapped whether the last two rounds of the first cycle change places
 */
public record Cycles(int number, boolean lastTwoSwapped) {}
