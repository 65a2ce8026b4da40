package org.pubgames.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Verdict;

/** One event at the end of matches of different lengths: it must not cost more in a long one. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class LengthBenchmark {

    /** The game. */
    @Param({"sjoelen", "court-shuffleboard"})
    public String game = "sjoelen";

    /** How many events the match has; rounds of them are always complete. */
    @Param({"12", "1002", "100002"})
    public int events = 12;

    private Standing<?, ?> standing = new Standing<>(LongMatch.of("sjoelen"), 0);

    /** A match after some events. */
    private static final class Standing<S extends GameState, E extends GameEvent> {

        private final Match<S, E> match;
        private final E next;

        Standing(LongMatch<S, E> played, int events) {
            match = played.judged(events);
            next = played.round().get(0);
        }

        Verdict<S, E> judge() {
            return match.judge(next);
        }

        Object told() {
            return List.of(match.log().size(), match.outcome(), match.last());
        }
    }

    /** Plays the match. */
    @Setup
    public void play() {
        standing = new Standing<>(LongMatch.of(game), events);
    }

    /** The next event. */
    @Benchmark
    public Object judgeTheNextEvent() {
        return standing.judge();
    }

    /** The questions of a report about a match after each event. */
    @Benchmark
    public Object askAboutTheMatch() {
        return standing.told();
    }
}
