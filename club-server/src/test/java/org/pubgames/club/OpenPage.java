package org.pubgames.club;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A page that is open somewhere and does what its script does: hears that something has changed,
 * asks for its part then, one question at a time and not more often than every 700 milliseconds.
 */
@SuppressWarnings("FutureReturnValueIgnored") // a page that does not come is asked for again
final class OpenPage {

    private static final long OFTEN_MILLIS = 700;

    private final Visit visit;
    private final String changes;
    private final String path;
    private final Consumer<String> shows;
    private final Spans asking;
    private final ScheduledExecutorService clock;
    private String heard = "";
    private boolean busy;
    private boolean wanted;
    private volatile String shown = "";
    private volatile Runnable end = () -> {};

    /**
     * A page that is not open yet.
     *
     * @param visit who looks
     * @param changes whose changes it hears: an evening, or one board of it
     * @param path where its part is
     * @param shows told the part whenever it came
     * @param asking how long a part took
     * @param clock for the pause
     */
    OpenPage(
            Visit visit,
            String changes,
            String path,
            Consumer<String> shows,
            Spans asking,
            ScheduledExecutorService clock) {
        this.visit = visit;
        this.changes = changes;
        this.path = path;
        this.shows = shows;
        this.asking = asking;
        this.clock = clock;
    }

    void open() {
        end = visit.hear("/changes/" + changes, this::now);
    }

    void close() {
        end.run();
    }

    /** {@return the part as it came last} */
    String shown() {
        return shown;
    }

    private synchronized void now(String count) {
        if (!count.equals(heard) || wanted) {
            heard = count;
            refresh();
        }
    }

    synchronized void refresh() {
        if (busy) {
            wanted = true;
            return;
        }
        busy = true;
        wanted = false;
        long asked = System.nanoTime();
        visit.get(path, "viewer")
                .whenComplete(
                        (answer, failed) -> {
                            if (answer != null && answer.status() == 200) {
                                asking.add(asked, System.nanoTime());
                                shown = answer.body();
                                shows.accept(shown);
                            }
                            clock.schedule(this::rested, OFTEN_MILLIS, TimeUnit.MILLISECONDS);
                        });
    }

    private synchronized void rested() {
        busy = false;
        if (wanted) {
            refresh();
        }
    }
}
