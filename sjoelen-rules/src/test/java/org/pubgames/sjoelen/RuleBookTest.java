package org.pubgames.sjoelen;

import java.util.Set;
import org.pubgames.core.contract.RuleBookContract;

/** Holds the rulebook, the rule files and the variants together, in both directions. */
class RuleBookTest extends RuleBookContract {

    RuleBookTest() {
        super(
                new Sjoelen(),
                SjoelenSettings.class,
                36,
                Set.of("ans", "ans-2016", "s240", "masters", "pubgames"));
    }
}
