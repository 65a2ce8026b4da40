package org.pubgames.core;

import java.util.List;

/**
 * A folder of variants that may be edited while matches are played. Changed files are read and
 * tried out on a thread of their own; when they are sound, new matches find them in {@link
 * #catalogue()}. A match keeps the variant it was opened with. A broken file leaves its last sound
 * version in force and is reported. Reached by {@link Games#watch}. Safe to share between threads.
 */
public interface VariantWatch extends AutoCloseable {

    /**
     * What holds now, and what is wrong in the folder.
     *
     * @return the outcome of the last reading
     */
    Status status();

    /**
     * The variants for new matches.
     *
     * @return the installed ones and those of the folder that are sound
     */
    default Catalogue catalogue() {
        return status().catalogue();
    }

    /**
     * Ends the watching and waits, at most 30 seconds, until no listener is being called; the last
     * catalogue stays usable.
     */
    @Override
    void close();

    /** Is called on the watching thread whenever the folder was read anew. */
    @FunctionalInterface
    interface Listener {

        /**
         * The folder was read anew. What this throws goes to the thread's handler of uncaught
         * exceptions, and the watching goes on.
         *
         * @param now what holds now
         */
        void changed(Status now);
    }

    /**
     * What holds.
     *
     * @param version raised by every change, from 1
     * @param catalogue the variants for new matches
     * @param problems what is wrong with files in the folder; empty when all is well
     */
    record Status(long version, Catalogue catalogue, List<Problem> problems) {
        /**
         * Keeps copies of its lists.
         *
         * @param version raised by every change, from 1
         * @param catalogue the variants for new matches
         * @param problems what is wrong with files in the folder; empty when all is well
         */
        public Status {
            problems = List.copyOf(problems);
        }
    }
}
