package org.pubgames.spring.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Tasks are done in order, one at a time. */
class OneAtATimeTest {

    @Test
    void orderIsKeptAndNothingOverlaps() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            OneAtATime tasks = new OneAtATime(threads, cause -> {});
            List<Integer> done = new ArrayList<>(); // not safe: only safe one at a time
            CountDownLatch all = new CountDownLatch(1);
            for (int i = 0; i < 10_000; i++) {
                int number = i;
                tasks.run(() -> done.add(number));
            }
            tasks.run(all::countDown);
            all.await();
            assertThat(done).hasSize(10_000).isSorted();
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aFailureIsToldAndTheNextIsDone() {
        List<String> told = new ArrayList<>();
        OneAtATime tasks = new OneAtATime(Runnable::run, cause -> told.add(cause.getMessage()));
        tasks.run(
                () -> {
                    throw new IllegalStateException("first");
                });
        tasks.run(() -> told.add("second"));
        assertThat(told).containsExactly("first", "second");
    }

    @Test
    void ofTheSameTaskOneWaits() {
        List<Runnable> started = new ArrayList<>();
        AtomicInteger count = new AtomicInteger();
        OneAtATime tasks = new OneAtATime(started::add, cause -> {});
        for (int i = 0; i < 5; i++) {
            tasks.runUnlessWaiting(count::incrementAndGet);
        }
        started.get(0).run();
        assertThat(count).hasValue(1);
        tasks.runUnlessWaiting(count::incrementAndGet);
        started.get(1).run();
        assertThat(count).hasValue(2);
    }
}
