package org.pubgames.spring.web;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Does tasks in the order in which they come, one at a time, on threads of others. */
final class OneAtATime {

    private final Executor threads;
    private final Consumer<RuntimeException> failed;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final AtomicInteger left = new AtomicInteger();
    private final AtomicBoolean waiting = new AtomicBoolean();

    /**
     * No task yet.
     *
     * @param failed told, as a task, what a task has thrown
     */
    OneAtATime(Executor threads, Consumer<RuntimeException> failed) {
        this.threads = threads;
        this.failed = failed;
    }

    void run(Runnable task) {
        tasks.add(task);
        if (left.getAndIncrement() == 0) {
            start();
        }
    }

    /** Does a task unless one that came this way waits already; it is always the same one. */
    void runUnlessWaiting(Runnable task) {
        if (waiting.compareAndSet(false, true)) {
            run(
                    () -> {
                        waiting.set(false);
                        task.run();
                    });
        }
    }

    private void start() {
        try {
            threads.execute(this::work);
        } catch (RejectedExecutionException e) {
            // the application ends
            tasks.clear();
        }
    }

    private void work() {
        do {
            Runnable task = tasks.poll();
            try {
                if (task != null) {
                    task.run();
                }
            } catch (RuntimeException e) {
                failed.accept(e);
            } catch (Error e) {
                // the tasks behind it would wait for ever
                failed.accept(new IllegalStateException(e));
            }
        } while (left.decrementAndGet() > 0);
    }
}
