package org.pubgames.competition.rules;

import java.util.List;

/**
 * What was found when a round was sought.
 *
 * @param round the round, from 1
 * @param rounds how many rounds there are
 * @param present who is to be paired, in the order of the draw
 * @param mayRest who of them may be without an opponent
 * @param stranded who may neither meet any of the others nor be without an opponent
 * @param legal whether there is a pairing that breaks no rule
 * @param legalWithoutSides whether there is one when it does not matter who is named first
 * @param resting who is without an opponent in it; empty where everybody has one
 */
public record SwissTry(
        int round,
        int rounds,
        List<String> present,
        List<String> mayRest,
        List<String> stranded,
        boolean legal,
        boolean legalWithoutSides,
        String resting) {}
