package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * Everybody has played a game of a match by games.
 *
 * @param game which one, from 1
 * @param top the highest score
 * @param leaders who made it
 * @param level whether several did
 * @param win match points for one alone
 * @param each match points for each of several
 */
public record GameClose(
        Findings findings,
        int game,
        int top,
        List<String> leaders,
        boolean level,
        int win,
        int each)
        implements Situation {}
