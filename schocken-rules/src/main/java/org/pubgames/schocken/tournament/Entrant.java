package org.pubgames.schocken.tournament;

/**
 * Somebody who entered.
 *
 * @param player the name
 * @param playing whether the player is still in the tournament
 * @param points the points of all tables played
 */
public record Entrant(String player, boolean playing, int points) {}
