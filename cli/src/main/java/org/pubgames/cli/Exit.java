package org.pubgames.cli;

/** The exit statuses; scripts depend on them. */
final class Exit {

    /** All well. */
    static final int WELL = 0;

    /** Judged, but something was rejected or failed. */
    static final int FALLS_SHORT = 1;

    /** Unusable input or arguments. */
    static final int UNUSABLE = 2;

    private Exit() {}
}
