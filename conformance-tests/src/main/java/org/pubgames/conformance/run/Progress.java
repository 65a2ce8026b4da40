package org.pubgames.conformance.run;

import org.pubgames.conformance.Vector;

/** Is told how far a run is; called by the thread of the run. */
@FunctionalInterface
public interface Progress {

    /** Does nothing. */
    Progress SILENT = (done, total, next) -> {};

    /**
     * The implementation is about to be asked a vector.
     *
     * @param done how many have been
     * @param total how many there are
     * @param next the vector
     */
    void next(int done, int total, Vector next);
}
