package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;

/** A game is over: is the match? */
public record SeriesClose(
        Findings findings, Side ahead, int most, int least, int needed, int gamesLeft, int game)
        implements Situation {}
