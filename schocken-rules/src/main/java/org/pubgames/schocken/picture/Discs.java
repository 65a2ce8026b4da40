package org.pubgames.schocken.picture;

import org.pubgames.core.spi.picture.Style;

/** Penalty discs in a row. */
final class Discs {

    /** The disc of another colour. */
    static final String MARKER = "◆";

    private static final String DISC = "●";
    private static final int LONGEST_ROW = 15;

    private Discs() {}

    /** So many discs; many are told as a number. */
    static String row(int discs) {
        if (discs <= 0) {
            return "";
        }
        return Style.REST.of(discs > LONGEST_ROW ? discs + " × " + DISC : DISC.repeat(discs));
    }

    /** What somebody has now, and what came or went. */
    static String changed(int before, int now) {
        String change = now > before ? "+" + (now - before) : "−" + (before - now);
        return now == before ? row(now) : (row(now) + " " + Style.BOLD.of(change)).strip();
    }
}
