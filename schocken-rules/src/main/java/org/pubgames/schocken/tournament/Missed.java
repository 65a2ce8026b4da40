package org.pubgames.schocken.tournament;

/**
 * Somebody who is in the tournament and did not play a round.
 *
 * @param player the name
 * @param points the points that the round brings all the same; 0 until it is over
 */
public record Missed(String player, int points) {}
