package org.pubgames.schocken.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.FinalStarter;
import org.pubgames.schocken.SchockenSettings.RoundStarter;
import org.pubgames.schocken.SchockenSettings.SecondPhaseStarter;

/** Who leads next? */
public record Lead(
        Findings findings,
        Before before,
        Optional<String> loser,
        String lastLeader,
        boolean stockEmptied,
        RoundStarter roundStarter,
        SecondPhaseStarter secondPhaseStarter,
        FinalStarter finalStarter,
        String afterLoser,
        String mostDiscs,
        String afterMostDiscs,
        String fewestDiscs,
        String firstLoser)
        implements Situation {
    /** What is about to begin. */
    public enum Before {
        ROUND,
        HALF,
        FINALE,
        GAME
    }

    /** Whether a round begins that follows one with a loser. */
    public boolean roundWithLoser() {
        return before == Before.ROUND && loser.isPresent();
    }

    public String loserName() {
        return loser.orElse("");
    }
}
