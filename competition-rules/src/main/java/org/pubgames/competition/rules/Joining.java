package org.pubgames.competition.rules;

/**
 * Somebody comes in between two rounds.
 *
 * @param points what each round is worth that was drawn before
 * @param rounds how many rounds there will be
 */
public record Joining(int points, int rounds) {}
