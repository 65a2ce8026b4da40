package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * One player after the discs of a round were handed out.
 *
 * @param mustStay whether somebody has to stay for the half to find its loser: everybody else has
 *     left, or the round had no loser and nobody holds a disc
 */
public record Holding(
        Findings findings, String player, int discs, boolean stockEmptied, boolean mustStay)
        implements Situation {}
