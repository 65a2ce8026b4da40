package org.pubgames.shuffleboard.shovelboard;

import java.util.Set;
import org.pubgames.core.contract.RuleBookContract;

/** Holds the rulebook, the rule files and the variants together, in both directions. */
class RuleBookTest extends RuleBookContract {

    /** The seed; the family's own clauses are looked at for the four games together. */
    private static final Set<String> WHOLE = Set.of("masters");

    private static final int VARIANTS = 6;

    RuleBookTest() {
        super(Shipped.GAME, ShovelboardSettings.class, VARIANTS, WHOLE);
    }
}
