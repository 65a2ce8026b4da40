package org.pubgames.cli;

import org.pubgames.conformance.Vector;
import org.pubgames.conformance.run.Progress;

/** How far a run has come, on one line of a terminal that is written over. For one thread. */
final class RunProgress implements Progress {

    private static final long SELDOM = 100_000_000;
    private static final int WIDEST = 78;

    private final Output out;
    private long told = System.nanoTime() - SELDOM;
    private int length;

    RunProgress(Output out) {
        this.out = out;
    }

    @Override
    public void next(int done, int total, Vector next) {
        long now = System.nanoTime();
        if (now - told < SELDOM) {
            return;
        }
        told = now;
        String place = next.game() + " " + next.variant().base();
        write("%d / %d  %s".formatted(done, total, place.replaceAll("\\p{Cntrl}", "?")));
    }

    /** Takes the line away. */
    void end() {
        if (length > 0) {
            write("");
            out.text("\r");
            out.flush();
        }
    }

    private void write(String line) {
        String shown = line.length() > WIDEST ? line.substring(0, WIDEST) : line;
        out.text("\r" + shown + " ".repeat(Math.max(0, length - shown.length())));
        out.flush();
        length = shown.length();
    }
}
