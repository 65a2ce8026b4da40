package org.pubgames.cli;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Lets threads do something in the order of their numbers, from 0. Safe to share between threads.
 */
final class Turns {

    private long next;
    private @Nullable Throwable failure;

    /**
     * Waits until the turns of all numbers before this one are over.
     *
     * @throws CancellationException when another thread failed
     */
    synchronized void await(long number) {
        while (next != number && failure == null) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                fail(e);
            }
        }
        if (failure != null) {
            throw new CancellationException();
        }
    }

    /** Ends the present turn. */
    synchronized void pass() {
        next++;
        notifyAll();
    }

    /** Stops all turns; the first reason is kept. */
    synchronized void fail(Throwable reason) {
        if (failure == null) {
            failure = reason;
        }
        notifyAll();
    }

    /** Why the turns were stopped, null when they were not. */
    synchronized @Nullable Throwable failure() {
        return failure;
    }
}
