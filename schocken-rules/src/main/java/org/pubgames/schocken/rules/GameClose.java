package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.GameStake;

/** A game is lost. */
public record GameClose(
        Findings findings,
        String loser,
        boolean first,
        GameStake stake,
        int amount,
        int game,
        int games,
        List<String> fewestLost,
        int fewest)
        implements Situation {
    public boolean lastGame() {
        return game >= games;
    }
}
