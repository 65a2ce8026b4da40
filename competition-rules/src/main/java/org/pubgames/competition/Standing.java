package org.pubgames.competition;

/**
 * The place of one entrant.
 *
 * @param rank 1 for the best; equal ranks are shared
 * @param player the entrant
 * @param points points of its matches that count, with those of the organizer
 * @param decidedBy what told it apart from the entrant before it, or where it is the first, from
 *     the one behind it; {@code SHARED} where nothing did
 */
public record Standing(int rank, String player, int points, DecidedBy decidedBy) {}
