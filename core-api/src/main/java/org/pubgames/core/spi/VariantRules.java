package org.pubgames.core.spi;

import java.util.List;
import org.pubgames.core.Ruling;
import org.pubgames.core.Scoring;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;

/**
 * The rules of a game under one variant. They are loaded at the first judgement. Safe to share
 * between threads.
 *
 * @param <C> the settings of the game
 */
public interface VariantRules<C extends Settings> extends RuleSet {

    /**
     * The variant.
     *
     * @return with its tables
     */
    Variant variant();

    /**
     * The settings of the variant.
     *
     * @return all of them, resolved
     */
    C settings();

    /**
     * The scoring of the variant, made once: for referees. A definition that makes the scoring must
     * not ask for it here.
     *
     * @return what {@link GameDefinition#scoring} made
     */
    Scoring scoring();

    /**
     * The rulings that findings stand for.
     *
     * @param findings of one judgement
     * @return in the order of the rulebook, with citations in the variant's order; where some
     *     forbid, those alone
     */
    List<Ruling> rulings(Findings findings);
}
