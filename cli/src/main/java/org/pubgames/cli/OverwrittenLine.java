package org.pubgames.cli;

/** One line of a terminal that is overwritten again and again. For one thread. */
final class OverwrittenLine {

    private static final long SELDOM = 100_000_000;
    private static final int WIDEST = 78;

    private final Output out;
    private long told = System.nanoTime() - SELDOM;
    private int length;

    OverwrittenLine(Output out) {
        this.out = out;
    }

    /** Whether enough time has passed since the last update. */
    boolean due() {
        long now = System.nanoTime();
        if (now - told < SELDOM) {
            return false;
        }
        told = now;
        return true;
    }

    /** Replaces the line. */
    void write(String line) {
        String shown = line.length() > WIDEST ? line.substring(0, WIDEST) : line;
        out.text("\r" + shown + " ".repeat(Math.max(0, length - shown.length())));
        out.flush();
        length = shown.length();
    }

    /** Erases the line. */
    void end() {
        if (length > 0) {
            write("");
            out.text("\r");
            out.flush();
        }
    }
}
