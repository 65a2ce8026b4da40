package org.pubgames.core.spi;

import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Settings;
import org.pubgames.core.TableKind;

/**
 * A kind of table with everything that its input columns can say together. Safe to share between
 * threads.
 *
 * @param kind the kind
 * @param cases all that can happen
 * @param ends whether a match can come to an end by a table that has an answer for everything
 */
public record TableDomain(TableKind kind, Cases cases, BiPredicate<DecisionTable, Settings> ends) {

    /**
     * A kind of table that cannot keep a match from its end.
     *
     * @param kind the kind
     * @param cases all that can happen under given settings
     */
    public TableDomain(TableKind kind, Cases cases) {
        this(kind, cases, (table, settings) -> true);
    }

    /** All that can happen under some settings; finite, and the same on every visit. */
    public interface Cases {

        /**
         * Visits each case until a visitor has seen enough.
         *
         * @param settings the settings of a variant
         * @param visitor takes one value for each input column, in the order of the columns, only
         *     good until the next case; answers false when it has seen enough
         */
        void visit(Settings settings, Predicate<int[]> visitor);
    }
}
