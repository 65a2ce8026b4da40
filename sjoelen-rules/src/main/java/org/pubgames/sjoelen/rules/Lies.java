package org.pubgames.sjoelen.rules;

/** Where a disc counts after its fate was ruled. */
public enum Lies {
    HAND,
    FIELD,
    COMPARTMENT,
    OUT_OF_PLAY,
    /** It changes nothing. */
    UNCHANGED
}
