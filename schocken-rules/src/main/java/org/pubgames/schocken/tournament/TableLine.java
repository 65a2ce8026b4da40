package org.pubgames.schocken.tournament;

/**
 * What one player brought home from a table.
 *
 * @param player the name
 * @param figure what was reported: place, lost games or points, as the variant counts
 * @param points the points it is worth
 */
public record TableLine(String player, int figure, int points) {}
