package org.pubgames.conformance.protocol;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.conformance.testee.TesteeException.Why;

/**
 * An implementation in a process of its own. When it crashes, does not answer in time or answers
 * what is not of the protocol, it is killed with everything it started, and the next question
 * begins with a fresh process; after {@value #MOST_LOSSES} breakdowns in a row it is not asked any
 * more. For one thread.
 */
public final class ProcessTestee extends LineTestee {

    /** Breakdowns in a row after which it is not started again. */
    public static final int MOST_LOSSES = 10;

    private final Launch launch;
    private final Optional<Transcript> transcript;
    private final Function<Request, Duration> patience;
    private final LastWords errors = new LastWords();
    private @Nullable EngineProcess running;
    private @Nullable Claim first;
    private int seq;
    private int losses;
    private boolean givenUp;
    private String lastLoss = "";
    private boolean ended;

    /** An implementation that is started when it is asked the first time. */
    public ProcessTestee(Launch launch) {
        this(launch, Optional.empty());
    }

    /**
     * An implementation that is started when it is asked the first time.
     *
     * @param transcript takes every line; stays the caller's to close
     */
    public ProcessTestee(Launch launch, Optional<Transcript> transcript) {
        this(launch, transcript, request -> launch.toAnswer());
    }

    /**
     * An implementation that may think longer about one question than about another.
     *
     * @param patience how long the answer to a request may take
     */
    ProcessTestee(
            Launch launch, Optional<Transcript> transcript, Function<Request, Duration> patience) {
        this.launch = launch;
        this.transcript = transcript;
        this.patience = patience;
    }

    @Override
    Claim introduced() {
        var unused = started();
        Claim claim = first;
        if (claim == null) {
            throw new IllegalStateException("started without a claim: " + launch.command());
        }
        return claim;
    }

    @Override
    <T> T ask(Request request, Function<Reply, T> reading) {
        errors.next();
        ended = false;
        EngineProcess process = startedFor(request);
        seq++;
        T answer;
        try {
            answer = exchanged(process, request, patience.apply(request), reading);
        } catch (TesteeException e) {
            if (e.why() == Why.SKIPPED || e.why() == Why.ERRORED) {
                losses = 0;
            }
            throw e;
        }
        if (!(request instanceof Request.Rules)) {
            // accepting a variant and then breaking down is no recovery
            losses = 0;
        }
        return answer;
    }

    /**
     * The request is recorded even when no process could be started, so that a replay breaks down
     * there too.
     */
    private EngineProcess startedFor(Request request) {
        try {
            return started();
        } catch (TesteeException e) {
            transcript.ifPresent(
                    record -> {
                        record.sent(request.line(0));
                        record.lost(e, murmur());
                    });
            throw e;
        }
    }

    private EngineProcess started() {
        EngineProcess process = running;
        if (process != null) {
            return process;
        }
        if (givenUp) {
            throw new TesteeException(Why.GIVEN_UP, lastLoss);
        }
        errors.another();
        process = launched();
        running = process;
        seq = 0;
        Claim claim =
                exchanged(
                        process,
                        new Request.Start(Request.PROTOCOL),
                        launch.toStart(),
                        Reply::claim);
        if (first == null) {
            first = claim;
        } else if (!claim.equals(first)) {
            TesteeException other =
                    new TesteeException(
                            Why.GARBAGE,
                            "started again, it says something else of itself: " + claim);
            lost(process, other);
            throw other;
        }
        process.remember();
        return process;
    }

    private EngineProcess launched() {
        try {
            return new EngineProcess(launch.command(), errors);
        } catch (IOException e) {
            TesteeException cannot =
                    new TesteeException(Why.CRASHED, "cannot be started: " + e.getMessage());
            count(cannot);
            throw cannot;
        }
    }

    private <T> T exchanged(
            EngineProcess process, Request request, Duration longest, Function<Reply, T> reading) {
        String line = request.line(seq);
        transcript.ifPresent(record -> record.sent(line));
        try {
            boolean early = process.spokeUnasked();
            if (!early) {
                process.send(line);
            }
            String reply = process.receive(longest);
            transcript.ifPresent(record -> record.heard(reply));
            if (early) {
                throw Reply.garbage("silence until it is asked", reply);
            }
            return reading.apply(Reply.read(reply, seq));
        } catch (TesteeException e) {
            boolean alive = e.why() == Why.SKIPPED || e.why() == Why.ERRORED;
            if (!alive || request instanceof Request.Start) {
                lost(process, e);
            }
            throw e;
        } catch (InterruptedException e) {
            TesteeException stopped = new TesteeException(Why.GIVEN_UP, "the run was interrupted");
            lost(process, stopped);
            givenUp = true;
            Thread.currentThread().interrupt();
            throw stopped;
        }
    }

    private void lost(EngineProcess process, TesteeException e) {
        running = null;
        process.kill();
        count(e);
    }

    private void count(TesteeException e) {
        losses++;
        ended = true;
        givenUp = losses >= MOST_LOSSES;
        lastLoss = e.why() + ": " + e.getMessage();
        transcript.ifPresent(record -> record.lost(e, murmur()));
    }

    @Override
    public List<String> command() {
        return launch.command();
    }

    @Override
    public String murmur() {
        return ended ? errors.tellOfTheEnd() : errors.tell();
    }

    @Override
    public void close() {
        EngineProcess process = running;
        running = null;
        if (process != null) {
            transcript.ifPresent(record -> record.sent(new Request.Stop().line(0)));
            process.stop();
        }
    }
}
