package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.From;
import org.pubgames.shuffleboard.ShuffleboardSettings.Blank;
import org.pubgames.shuffleboard.ShuffleboardSettings.Lead;
import org.pubgames.shuffleboard.Side;

/**
 * An end begins: who leads, from where, who plays?
 *
 * @param tie how often ends were added in this game because the sides were level; 0: this is none
 *     of them
 */
public record NextEnd(
        Findings findings,
        int game,
        int number,
        Lead lead,
        boolean won,
        Side winner,
        Blank blank,
        Side lastLeader,
        Side firstLeader,
        boolean changeEnds,
        From lastFrom,
        boolean doubles,
        boolean newHalf,
        int tie)
        implements Situation {}
