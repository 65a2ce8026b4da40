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
import org.pubgames.benchmarks.peers.Course;
import org.pubgames.benchmarks.peers.Peer;
import org.pubgames.core.Verdict;

/**
 * Judging an event with all rulings, by this library and by other engines: the same rules, the same
 * referee, the same verdicts. They are compared before anything is timed.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class JudgeBenchmark {

    /**
     * The game: the end of a turn of sjoelen, a throw of Schocken, the end of an end of
     * shuffleboard.
     */
    @Param({"sjoelen", "schocken", "table-shuffleboard"})
    public String game = "";

    /** The engine that asks the rules; KIE DMN knows the conditions of sjoelen only. */
    @Param({"OURS", "DROOLS", "EASY_RULES", "RULE_BOOK", "EVRETE", "EVRETE_STATELESS", "KIE_DMN"})
    public Peer peer = Peer.OURS;

    private List<? extends Course.Question<?, ?>> asked = List.of();

    /** The place of a thread in its round of questions. */
    @State(Scope.Thread)
    public static class Cursor {
        private int next;

        <T> T of(List<? extends T> all) {
            int here = next;
            next = here + 1 < all.size() ? here + 1 : 0;
            return all.get(here);
        }
    }

    /** Judges the matches with the peer and with this library, and compares. */
    @Setup
    public void prepare() {
        asked = compared(game, peer).asked();
    }

    /**
     * The matches of a game as a peer judges them, compared with every other judge.
     *
     * @throws IllegalStateException when they are not, or when there are too few
     */
    static Course<?, ?> compared(String game, Peer peer) {
        Course<?, ?> course = Courses.of(game, peer);
        course.mustEqual(Courses.of(game, Peer.OURS));
        if (course.verdicts().size() < Courses.VERDICTS) {
            throw new IllegalStateException(course.verdicts().size() + " verdicts are too few");
        }
        return course;
    }

    /** One event: from the report to the verdict. */
    @Benchmark
    public Verdict<?, ?> judge(Cursor cursor) {
        return cursor.<Course.Question<?, ?>>of(asked).judge();
    }
}
