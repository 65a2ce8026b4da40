package org.pubgames.shuffleboard.deck;

import java.util.Set;
import org.pubgames.core.contract.RuleBookContract;

/** Holds the rulebook, the rule files and the variants together, in both directions. */
class RuleBookTest extends RuleBookContract {

    /** The seed; the family's own clauses are looked at for the four games together. */
    private static final Set<String> WHOLE = Set.of("masters");

    private static final int VARIANTS = 4;

    RuleBookTest() {
        super(Shipped.GAME, DeckSettings.class, VARIANTS, WHOLE);
    }
}
