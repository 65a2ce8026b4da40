package org.pubgames.schocken.rules;

/** Effect: what the house's own list says a throw costs: all discs, or so many. */
public record DiscsInstead(boolean all, int discs) {

    /** What people say instead of a number. */
    public enum Share {
        ALL
    }

    /** The number, or the word for all of them. */
    public static Object said(boolean all, int discs) {
        return all ? Share.ALL : (Object) discs;
    }
}
