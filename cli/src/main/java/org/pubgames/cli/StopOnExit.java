package org.pubgames.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run that is interrupted, as with Ctrl-C, end in order: it is asked to stop, and the
 * process waits a little for its report.
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

    /** The run is over and its report is out. */
    void ended() {
        ended.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the process is ending: the hook is at work and waits for nothing more
            ended.countDown();
        }
    }
}
