package org.pubgames.core.table;

import java.util.function.Predicate;
import org.pubgames.core.Settings;
import org.pubgames.core.TableKind;

/**
 * A kind of table with everything that its input columns can say together. Safe to share between
 * threads.
 *
 * @param kind the kind
 * @param cases all that can happen
 */
public record TableDomain(TableKind kind, Cases cases) {

    /** All that can happen under some settings; finite, and the same on every visit. */
    public interface Cases {

        /**
         * Visits each case until a visitor has seen enough.
         *
         * @param visitor takes one value for each input column, in the order of the columns, only
         *     good until the next case; answers false when it has seen enough
         */
        void visit(Settings settings, Predicate<int[]> visitor);
    }
}
