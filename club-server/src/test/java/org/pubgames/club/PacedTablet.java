package org.pubgames.club;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A tablet at which somebody enters at an even pace, one match after the other. Who waits for an
 * answer enters late, and the wait counts: the time of an entry is when it was due.
 */
@SuppressWarnings("FutureReturnValueIgnored") // what fails is told to whoever waits for the end
final class PacedTablet {

    /** More than a match of any of these games has. */
    private static final int LONGEST = 400;

    /** After that a page sends again what was not answered. */
    private static final long AGAIN_MILLIS = 2_000;

    private static final Pattern HERE =
            Pattern.compile("id=\"part\"[^>]*? data-match=\"([^\"]*)\"\\s+data-number=\"(\\d+)\"");
    private static final Pattern NAME = Pattern.compile("class=\"name\">([^<]+)<");
    private static final List<String> ROLES = List.of("scorer", "player", "chance", "side");

    private final House.Board board;
    private final Visit visit;
    private final Busy busy;
    private final ScheduledExecutorService clock;
    private final Random random;
    private final CompletableFuture<Integer> done = new CompletableFuture<>();
    private final Map<String, List<String>> sent = new LinkedHashMap<>();
    private @Nullable OpenPage page;
    private String match = "";
    private List<String> course = List.of();
    private List<String> here = new ArrayList<>();
    private int number;
    private int answered;
    private long due;

    PacedTablet(
            House.Board board, Visit visit, Busy busy, ScheduledExecutorService clock, long seed) {
        this.board = board;
        this.visit = visit;
        this.busy = busy;
        this.clock = clock;
        this.random = new Random(seed);
    }

    /** {@return what was sent to each match and answered, in its order} */
    Map<String, List<String>> sent() {
        return sent;
    }

    /** Goes to its board; what will be entered there is drawn. */
    void arrive(OpenPage open) {
        page = open;
        here(visit.get("/board/part", "viewer").join().body());
        if (busy.load().pages()) {
            open.open();
        }
    }

    void leave() {
        OpenPage open = page;
        if (open != null) {
            open.close();
        }
    }

    /** Begins. The answer, when it is over: how many entries were answered. */
    CompletableFuture<Integer> enter(Duration first) {
        due = System.nanoTime() + first.toNanos();
        clock.schedule(this::entry, first.toMillis(), TimeUnit.MILLISECONDS);
        return done;
    }

    private void here(String part) {
        Matcher found = HERE.matcher(part);
        if (!found.find() || found.group(1).isEmpty() || found.group(1).equals(match)) {
            return;
        }
        match = found.group(1);
        number = Integer.parseInt(found.group(2));
        List<String> players = new ArrayList<>();
        Matcher names = NAME.matcher(part);
        while (names.find() && players.size() < 2) {
            players.add(names.group(1));
        }
        course = Course.of(board.rules(), players, LONGEST, random);
        here = new ArrayList<>();
        sent.put(match, here);
    }

    /** One entry; the next one follows when it was answered and is due. */
    private void entry() {
        // who is late when it is over enters no more
        if (busy.over(due) || busy.over(System.nanoTime())) {
            done.complete(answered);
        } else if (number < course.size()) {
            busy.reports(match, number + 1, due);
            send(course.get(number), UUID.randomUUID().toString());
        } else {
            visit.get("/board/part", "viewer")
                    .thenAccept(answer -> here(answer.body()))
                    .whenComplete((nothing, failed) -> next());
        }
    }

    private void send(String event, String key) {
        visit.report(match, number, event, key)
                .whenComplete((answer, failed) -> answered(event, key, answer, failed))
                .exceptionally(
                        failed -> {
                            done.completeExceptionally(failed);
                            return null;
                        });
    }

    private void answered(
            String event, String key, Visit.@Nullable Answer answer, @Nullable Throwable failed) {
        if (failed != null || answer == null || answer.status() >= 500) {
            busy.resent().increment();
            clock.schedule(() -> send(event, key), AGAIN_MILLIS, TimeUnit.MILLISECONDS);
            return;
        }
        long now = System.nanoTime();
        if (answer.status() != 200 || answer.number() != number + 1) {
            done.completeExceptionally(
                    new AssertionError(match + " " + number + " " + event + ": " + answer));
            return;
        }
        number++;
        answered++;
        here.add(event);
        busy.answers().add(due, now);
        refreshed();
        next();
    }

    private void next() {
        due += busy.load().every().toNanos();
        long wait = due - System.nanoTime();
        clock.schedule(this::entry, Math.max(0, wait), TimeUnit.NANOSECONDS);
    }

    /** What the page does after an entry, besides showing its part. */
    private void refreshed() {
        OpenPage open = page;
        if (open == null || !busy.load().pages()) {
            return;
        }
        open.refresh();
        String at = "/api/matches/" + match;
        boolean pad = board.rules().startsWith("sjoelen/");
        String offer = at + (pad ? "/forms?role=" : "/moves?role=");
        CompletableFuture<?> asked = CompletableFuture.completedFuture("");
        for (String role : ROLES) {
            asked = asked.thenCompose(one -> visit.get(offer + role, "board"));
        }
        if (pad) {
            asked.thenCompose(all -> visit.get(at + "/state", "board"));
        }
    }
}
