package org.pubgames.cli;

import org.pubgames.conformance.Vector;
import org.pubgames.conformance.run.Progress;

/** How far a run has come, on one line of a terminal that is written over. For one thread. */
final class RunProgress implements Progress {

    private final OverwrittenLine line;

    RunProgress(Output out) {
        this.line = new OverwrittenLine(out);
    }

    @Override
    public void next(int done, int total, Vector next) {
        if (line.due()) {
            String place = next.game() + " " + next.variant().base();
            line.write("%d / %d  %s".formatted(done, total, place.replaceAll("\\p{Cntrl}", "?")));
        }
    }

    /** Takes the line away. */
    void end() {
        line.end();
    }
}
