package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.Compartments;

/** Discs in compartments as somebody counted them. */
public interface Counted extends Situation {

    /** The part of the event that says the counts, as a JSON pointer. */
    String pointer();

    /** The counts as reported; any whole numbers. */
    Compartments counts();

    /** The smallest count. */
    default int least() {
        return counts().least();
    }

    /** All counts together, cut to what an {@code int} holds. */
    default int total() {
        return counts().total();
    }

    /** Whether the same sub-turn is being reported disc by disc. */
    default boolean byDisc() {
        return false;
    }
}
