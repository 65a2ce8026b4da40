package org.pubgames.competition.pairing;

/**
 * A round in which an entrant had no opponent.
 *
 * @param round from 1
 * @param entrant from 0
 * @param points what it got, in half points
 * @param voluntary whether it asked for it or stayed away; a bye by pairing is not voluntary
 */
public record UnplayedRound(int round, int entrant, int points, boolean voluntary) {}
