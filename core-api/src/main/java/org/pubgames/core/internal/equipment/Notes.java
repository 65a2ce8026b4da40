package org.pubgames.core.internal.equipment;

import org.pubgames.core.Problem;

/** The codes of findings that are noted and not judged. */
public final class Notes {

    /** The print gives no value. */
    public static final String NOT_QUANTIFIED = "not-quantified";

    /** The print gives a rough value, or what is usual. */
    public static final String CUSTOM = "custom-not-followed";

    private Notes() {}

    static boolean isNote(Problem found) {
        return found.code().equals(NOT_QUANTIFIED) || found.code().equals(CUSTOM);
    }
}
