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
     * Waits until all numbers before this one are through.
     *
     * @throws CancellationException when one of them will never be
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

    /** The number whose turn it is is through. */
    synchronized void pass() {
        next++;
        notifyAll();
    }

    /** There are no more turns; the first reason counts. */
    synchronized void fail(Throwable reason) {
        if (failure == null) {
            failure = reason;
        }
        notifyAll();
    }

    /** Why there are no more turns, null when there are. */
    synchronized @Nullable Throwable failure() {
        return failure;
    }
}
