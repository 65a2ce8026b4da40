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
import org.pubgames.benchmarks.peers.Recorder;

/**
 * The rules alone, without preparing situations and without rulings: what a bare session of Drools
 * takes for the situations of the events that {@link JudgeBenchmark} judges.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SessionBenchmark {

    /** As in {@link JudgeBenchmark}. */
    @Param({"sjoelen", "schocken", "table-shuffleboard"})
    public String game = "";

    private List<Recorder.Heard> events = List.of();
    private int next;

    /** Records the situations. */
    @Setup
    public void prepare() {
        events = Courses.heard(game);
        for (Recorder.Heard heard : events) {
            if (heard.bySessions() != heard.directly()) {
                throw new IllegalStateException("sessions conclude something else");
            }
        }
    }

    private Recorder.Heard step() {
        next = next + 1 < events.size() ? next + 1 : 0;
        return events.get(next);
    }

    /** A pooled session: insert, fire, dispose. */
    @Benchmark
    public int bareSession() {
        return step().bySessions();
    }

    /** The same rules, asked one after the other. */
    @Benchmark
    public int rulesAlone() {
        return step().directly();
    }
}
