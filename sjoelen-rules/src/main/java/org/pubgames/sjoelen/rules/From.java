package org.pubgames.sjoelen.rules;

import org.pubgames.sjoelen.Origin;

/** Where a disc came from before it came to rest. */
public enum From {
    /** The player shoved it. */
    HAND,
    /** It lay on the field. */
    FIELD,
    /** It lay in a compartment. */
    COMPARTMENT,
    /** It lay in a compartment, as an extra disc. */
    EXTRA_DISC;

    /** Where a lying disc came from. */
    static From of(Origin origin) {
        return switch (origin) {
            case FIELD -> FIELD;
            case COMPARTMENT -> COMPARTMENT;
            case EXTRA_DISC -> EXTRA_DISC;
        };
    }
}
