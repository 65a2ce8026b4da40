package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.pubgames.cli.rejudge.MatchResult;
import org.pubgames.cli.rejudge.PlayedMatch;
import org.pubgames.cli.rejudge.Rejudge;
import org.pubgames.cli.rejudge.RejudgeReport;
import org.pubgames.cli.rejudge.RejudgeTables;
import org.pubgames.cli.rejudge.Season;
import org.pubgames.core.Problem;

/**
 * Judges the matches of a season in one thread or several. One thread reads; the others judge what
 * it hands over, a bunch of matches at a time, and write the rows in the order of the bunches. Each
 * has a report of its own; at the end they are put together. What waits is bounded.
 */
final class RejudgeRun implements Season.Sink {

    /** A bunch is handed over when it has so many characters or so many matches. */
    private static final int CHARACTERS = 1 << 17;

    private static final int MATCHES = 64;

    private static final Bunch LAST = new Bunch(-1, List.of());

    private record Bunch(long number, List<PlayedMatch> matches) {}

    private final Supplier<Rejudge> judges;
    private final Writer rows;
    private final Turns turns = new Turns();
    private final BlockingQueue<Bunch> waiting;
    private final List<Thread> threads = new ArrayList<>();
    private final List<RejudgeReport> parts = new ArrayList<>();
    private final RejudgeReport read;

    private List<PlayedMatch> bunch = new ArrayList<>();
    private int characters;
    private long handedOver;

    /**
     * A run.
     *
     * @param rows where a row for each match is written, in the order of the matches
     */
    RejudgeRun(Supplier<Rejudge> judges, Supplier<RejudgeReport> reports, Writer rows, int number) {
        this.judges = judges;
        this.rows = rows;
        this.waiting = new ArrayBlockingQueue<>(number);
        this.read = reports.get();
        for (int i = 1; i <= number; i++) {
            RejudgeReport part = reports.get();
            parts.add(part);
            Thread thread = new Thread(() -> work(part), "rejudge-" + i);
            thread.setDaemon(true);
            threads.add(thread);
        }
    }

    /** Reads and judges everything. */
    RejudgeReport of(Season season, InputStream in) throws IOException {
        threads.forEach(Thread::start);
        try {
            season.read(in, this);
            handOver();
            for (int i = 0; i < threads.size(); i++) {
                put(LAST);
            }
            turns.await(handedOver);
        } catch (CancellationException e) {
            throw stopped(turns.failure());
        }
        parts.forEach(read::merge);
        for (long i = 0; i < season.passedOver(); i++) {
            read.passedOver();
        }
        return read;
    }

    @Override
    public void match(PlayedMatch match) {
        bunch.add(match);
        characters += match.lines().stream().mapToInt(String::length).sum();
        if (characters > CHARACTERS || bunch.size() >= MATCHES) {
            handOver();
        }
    }

    @Override
    public void unread(Problem problem) {
        read.unread(problem);
    }

    private void handOver() {
        if (!bunch.isEmpty()) {
            put(new Bunch(handedOver, bunch));
            handedOver++;
        }
        bunch = new ArrayList<>();
        characters = 0;
    }

    /** Waits for room; a thread that failed makes none. */
    private void put(Bunch next) {
        try {
            while (!waiting.offer(next, 1, TimeUnit.SECONDS)) {
                if (turns.failure() != null) {
                    throw new CancellationException();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            turns.fail(e);
            throw new CancellationException();
        }
    }

    private void work(RejudgeReport part) {
        try {
            Rejudge judge = judges.get();
            for (Bunch next = waiting.take(); next.number() >= 0; next = waiting.take()) {
                StringBuilder own = new StringBuilder();
                for (PlayedMatch match : next.matches()) {
                    MatchResult result = judge.judge(match);
                    part.add(result);
                    if (result instanceof MatchResult.Compared compared) {
                        own.append(RejudgeTables.of(compared.comparison()));
                    }
                }
                turns.await(next.number());
                rows.append(own);
                turns.pass();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            turns.fail(e);
        } catch (CancellationException e) {
            // the thread that failed first has given the reason
            turns.fail(e);
        } catch (IOException e) {
            turns.fail(new Output.Closed(e));
        } catch (RuntimeException | Error e) {
            turns.fail(e);
        }
    }

    private static RuntimeException stopped(@Nullable Throwable why) {
        if (why instanceof Error error) {
            throw error;
        }
        return why instanceof RuntimeException known ? known : new IllegalStateException(why);
    }
}
