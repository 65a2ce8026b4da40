package org.pubgames.competition.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * Two could be paired in the next round.
 *
 * @param player one of them
 * @param opponent the other
 * @param met how often they have met, from 0; a match that was not played is none
 */
public record Encounter(Findings findings, String player, String opponent, int met)
        implements Situation {}
