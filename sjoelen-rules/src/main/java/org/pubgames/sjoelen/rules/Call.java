package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Who reports what, before anything else is looked at. */
public record Call(
        Findings findings,
        String player,
        List<String> seats,
        String nearest,
        boolean known,
        boolean play,
        boolean matchOver,
        boolean turnsComplete,
        int turns,
        boolean inOrder,
        boolean expectedPlayer,
        String expected,
        boolean needsTurn,
        boolean turnRunning,
        boolean gamePlayed,
        int game)
        implements Situation {}
