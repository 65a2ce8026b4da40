package org.pubgames.competition.rules;

/**
 * Matches without a result count for the draw of the next round.
 *
 * @param points so many points to each side
 */
public record OpenWorth(int points) {}
