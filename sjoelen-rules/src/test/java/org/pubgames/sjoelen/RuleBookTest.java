package org.pubgames.sjoelen;

import org.pubgames.core.Games;
import java.util.Set;
import org.pubgames.core.contract.RuleBookContract;

/** Holds the rulebook, the rule files and the variants together, in both directions. */
class RuleBookTest extends RuleBookContract {

    RuleBookTest() {
        super(
                Games.game(Sjoelen.KEY),
                SjoelenSettings.class,
                36,
                Set.of("ans", "ans-2016", "s240", "masters", "pubgames"));
    }
}
