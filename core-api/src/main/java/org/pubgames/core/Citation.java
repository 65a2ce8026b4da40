package org.pubgames.core;

import org.jspecify.annotations.Nullable;

/**
 * A printed clause.
 *
 * @param clause the clause's id in the rulebook
 * @param source the id of the document it stands in
 * @param locator where it stands there, as readers of each language find it
 */
public record Citation(String clause, String source, LocalText locator) {

    // by hand, like hashCode: generated ones make the first comparison of a process slow
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Citation that
                && clause.equals(that.clause)
                && source.equals(that.source)
                && locator.equals(that.locator);
    }

    @Override
    public int hashCode() {
        return clause.hashCode();
    }
}
