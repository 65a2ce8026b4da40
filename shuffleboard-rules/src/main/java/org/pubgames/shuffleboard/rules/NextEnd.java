package org.pubgames.shuffleboard.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.shuffleboard.From;
import org.pubgames.shuffleboard.ShuffleboardSettings.Blank;
import org.pubgames.shuffleboard.ShuffleboardSettings.Lead;
import org.pubgames.shuffleboard.Side;

/** An end begins: who leads, from where, who plays? */
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
        boolean newHalf)
        implements Situation {}
