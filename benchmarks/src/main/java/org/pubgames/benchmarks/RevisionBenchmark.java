package org.pubgames.benchmarks;

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
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;

/**
 * An event that is replaced so many events before the end: the cost grows with those behind it, not
 * with the length of the match.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class RevisionBenchmark {

    /** The game. */
    @Param({"sjoelen", "court-shuffleboard"})
    public String game = "sjoelen";

    /** How many events the match has; rounds of them are always complete. */
    @Param({"1002", "10002", "100002"})
    public int events = 1002;

    /** How many events come behind the one that is replaced. */
    @Param({"1", "10", "100", "1000"})
    public int behind = 1;

    private Standing<?, ?> standing = new Standing<>(LongMatch.of("sjoelen"), 2, 1);

    /** A match and the revision of one of its events. */
    private static final class Standing<S extends GameState, E extends GameEvent> {

        private final Match<S, E> match;
        private final Revision<E> revision;

        Standing(LongMatch<S, E> played, int events, int behind) {
            match = played.judged(events);
            int number = match.size() - behind;
            E event = match.at(number).last().orElseThrow().event();
            revision = new Revision.Replace<>(number, event);
        }

        Revised<S, E> revised() {
            return match.revise(revision);
        }
    }

    /** Plays the match. */
    @Setup
    public void play() {
        standing = new Standing<>(LongMatch.of(game), events, behind);
    }

    /** The event is replaced by itself, and all behind it are judged again. */
    @Benchmark
    public Object replaceAnEvent() {
        return standing.revised();
    }
}
