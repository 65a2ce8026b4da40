package org.pubgames.core;

/** What to do with a match whose variant has changed since it was begun. */
public enum Pinning {
    /** It is refused, with what changed. */
    HELD,
    /** It is judged by the variant as it is now. */
    IGNORED,
    /**
     * It stands by the rules that its header keeps, which must be those of its digest; otherwise it
     * is refused as with {@link #HELD}.
     */
    KEPT
}
