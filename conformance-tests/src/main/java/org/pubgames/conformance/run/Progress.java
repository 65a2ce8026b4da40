package org.pubgames.conformance.run;

import org.pubgames.conformance.Vector;

/** Hears how a run goes; called by the thread of the run. */
@FunctionalInterface
public interface Progress {

    /** Nobody listens. */
    Progress SILENT = (done, total, next) -> {};

    /**
     * A vector is about to be put to the implementation.
     *
     * @param done how many have been
     * @param total how many there are
     * @param next the vector
     */
    void next(int done, int total, Vector next);
}
