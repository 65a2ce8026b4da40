package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.schocken.Debt.Stake;

/** A game is lost. */
public record GameClose(Findings findings, String loser, boolean first, Stake stake, int amount, int game, int games, List<String> fewestLost, int fewest) implements Situation {
    public boolean lastGame() {
        return game >= games;
    }
}
