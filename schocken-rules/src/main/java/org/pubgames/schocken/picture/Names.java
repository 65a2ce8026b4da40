package org.pubgames.schocken.picture;

/** Names as a table has room for them, and the signs beside them. */
public final class Names {

    /** The disc of another colour. */
    static final String MARKER = "◆";

    /** Beside who leads the round. */
    public static final String LEADER = "▸";

    private static final int LONGEST = 16;

    private Names() {}

    /** A name, cut to the room there is. */
    public static String shortened(String name) {
        return name.length() <= LONGEST ? name : name.substring(0, LONGEST - 1) + "…";
    }
}
