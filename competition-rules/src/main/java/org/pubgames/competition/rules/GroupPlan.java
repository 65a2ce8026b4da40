package org.pubgames.competition.rules;

/**
 * Groups are drawn.
 *
 * @param groups how many, from 2
 * @param cycles how often everybody meets everybody in them
 */
public record GroupPlan(int groups, Cycles cycles) {}
