package org.pubgames.schocken.tournament;

import java.util.Set;
import org.pubgames.core.contract.RuleBookContract;

/** Holds the rulebook, the rule files and the variants together, in both directions. */
class RuleBookTest extends RuleBookContract {

    RuleBookTest() {
        super(
                new SchockenTournament(),
                TournamentSettings.class,
                6,
                Set.of("hattersheim", "pubgames"));
    }
}
