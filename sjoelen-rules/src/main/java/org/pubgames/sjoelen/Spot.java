package org.pubgames.sjoelen;

/** Where a lying disc lay before it was moved by another. */
public enum Spot {
    FIELD,
    COMPARTMENT,
    /** In a compartment, as an extra disc. */
    EXTRA_DISC
}
