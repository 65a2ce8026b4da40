package org.pubgames.sjoelen.rules;

/** Where a disc came from before it came to rest. */
public enum From {
    HAND,
    FIELD,
    COMPARTMENT,
    /** In a compartment, as an extra disc. */
    EXTRA_DISC
}
