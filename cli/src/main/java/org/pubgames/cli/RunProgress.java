package org.pubgames.cli;

import org.pubgames.conformance.Vector;
import org.pubgames.conformance.run.Progress;

/** Shows how far a run is, on one line of a terminal that is overwritten. For one thread. */
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

    /** Erases the line. */
    void end() {
        line.end();
    }
}
