package org.pubgames.sjoelen;

import java.util.List;

/** Where a lying disc lay before it was moved by another. */
public enum Origin {
    FIELD,
    COMPARTMENT,
    /** In a compartment, as an extra disc. */
    EXTRA_DISC;

    /** Those in a compartment, which is named. */
    public static final List<Origin> IN_COMPARTMENTS = List.of(COMPARTMENT, EXTRA_DISC);
}
