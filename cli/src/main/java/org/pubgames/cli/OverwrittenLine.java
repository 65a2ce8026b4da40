package org.pubgames.cli;

/** One line of a terminal that is written over again and again. For one thread. */
final class OverwrittenLine {

    private static final long SELDOM = 100_000_000;
    private static final int WIDEST = 78;

    private final Output out;
    private long told = System.nanoTime() - SELDOM;
    private int length;

    OverwrittenLine(Output out) {
        this.out = out;
    }

    /** Whether a while has gone by since this was true last: nobody reads faster. */
    boolean due() {
        long now = System.nanoTime();
        if (now - told < SELDOM) {
            return false;
        }
        told = now;
        return true;
    }

    /** Writes over what stands there. */
    void write(String line) {
        String shown = line.length() > WIDEST ? line.substring(0, WIDEST) : line;
        out.text("\r" + shown + " ".repeat(Math.max(0, length - shown.length())));
        out.flush();
        length = shown.length();
    }

    /** Takes the line away. */
    void end() {
        if (length > 0) {
            write("");
            out.text("\r");
            out.flush();
        }
    }
}
