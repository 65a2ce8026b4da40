package org.pubgames.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ends an interrupted run, as by Ctrl-C, properly: it is asked to stop, and the process waits a few
 * seconds for its report.
 */
final class StopOnExit {

    private static final long SECONDS = 30;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook;

    StopOnExit(Runnable stop) {
        hook =
                new Thread(
                        () -> {
                            stop.run();
                            await();
                        },
                        "stop");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void await() {
        try {
            var unused = ended.await(SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The run is over and its report is written. */
    void ended() {
        ended.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the process is ending: the hook is running and does not wait any more
            ended.countDown();
        }
    }
}
