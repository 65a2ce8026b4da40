package org.pubgames.benchmarks.peers;

import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;

/** Runs every task at once, on the thread that submits it. */
final class SameThread extends AbstractExecutorService {

    private volatile boolean over;

    @Override
    public void execute(Runnable task) {
        task.run();
    }

    @Override
    public void shutdown() {
        over = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
        over = true;
        return List.of();
    }

    @Override
    public boolean isShutdown() {
        return over;
    }

    @Override
    public boolean isTerminated() {
        return over;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
        return over;
    }
}
