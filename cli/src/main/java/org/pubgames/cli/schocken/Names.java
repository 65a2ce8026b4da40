package org.pubgames.cli.schocken;

/** Names as a table has room for them, and the signs beside them. */
final class Names {

    /** The disc of another colour. */
    static final String MARKER = "◆";

    /** Beside who leads the round. */
    static final String LEADER = "▸";

    private static final int LONGEST = 16;

    private Names() {}

    static String shortened(String name) {
        return name.length() <= LONGEST ? name : name.substring(0, LONGEST - 1) + "…";
    }
}
