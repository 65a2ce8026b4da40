package org.pubgames.schocken.tournament;

import org.pubgames.core.Games;
import java.util.Set;
import org.pubgames.core.contract.RuleBookContract;

/** Holds the rulebook, the rule files and the variants together, in both directions. */
class RuleBookTest extends RuleBookContract {

    RuleBookTest() {
        super(
                Games.game(SchockenTournament.KEY),
                TournamentSettings.class,
                6,
                Set.of("hattersheim", "pubgames"));
    }
}
