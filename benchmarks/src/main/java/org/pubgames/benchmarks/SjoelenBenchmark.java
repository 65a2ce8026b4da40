package org.pubgames.benchmarks;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.pubgames.core.Match;
import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenScoring;
import org.pubgames.sjoelen.SjoelenState;

/**
 * Scoring a layout and judging a sub-turn, on all layouts in shuffled order so that no branch is
 * predictable.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SjoelenBenchmark {

    private static final int MOST = 30;
    private static final int LAYOUTS = 1 << 12;

    private final Compartments[] layouts = new Compartments[LAYOUTS];
    private final SjoelenEvent[] events = new SjoelenEvent[LAYOUTS];
    private SjoelenScoring scoring = new Sjoelen().scoring(new Sjoelen().variants().standard());
    private Match<SjoelenState, SjoelenEvent> match =
            new Sjoelen().open(new Sjoelen().variants().standard(), Seats.of("Anna", "Bram"));
    private int next;

    /**
     * Draws the layouts, fills the table and opens a match that stands before its third sub-turn.
     */
    @Setup
    public void prepare() {
        Sjoelen sjoelen = new Sjoelen();
        Variant variant = sjoelen.variants().standard();
        scoring = sjoelen.scoring(variant);
        List<Compartments> all = Layouts.shuffled(MOST);
        for (Compartments layout : all) {
            if (scoring.points(layout) != HandWritten.points(layout)) {
                throw new IllegalStateException("the yardstick is wrong about " + layout);
            }
        }
        for (int i = 0; i < LAYOUTS; i++) {
            layouts[i] = all.get(i);
            events[i] = new SjoelenEvent.SubTurnPlayed("Anna", all.get(i), Optional.empty());
        }
        match =
                sjoelen.open(variant, Seats.of("Anna", "Bram"))
                        .judge(SjoelenEvent.SubTurnPlayed.of("Anna", 0, 0, 0, 0))
                        .match()
                        .judge(SjoelenEvent.SubTurnPlayed.of("Anna", 0, 0, 0, 0))
                        .match();
    }

    private int step() {
        next = (next + 1) & (LAYOUTS - 1);
        return next;
    }

    /** Hand-written arithmetic, no explanation. */
    @Benchmark
    public int scoreByHand() {
        return HandWritten.points(layouts[step()]);
    }

    /** Hand-written arithmetic with one object for each award. */
    @Benchmark
    public List<HandWritten.Line> scoreByHandExplained() {
        return HandWritten.explained(layouts[step()]);
    }

    /** The answers of the rules, kept in a table. */
    @Benchmark
    public int scoreFromTable() {
        return scoring.points(layouts[step()]);
    }

    /** The live rules with rulings and citations. */
    @Benchmark
    public Reading<Score> scoreByRules() {
        return scoring.score(layouts[step()], Compartments.EMPTY);
    }

    /** A whole sub-turn that ends a turn: procedure, scoring, card, with all rulings. */
    @Benchmark
    public Verdict<SjoelenState, SjoelenEvent> judgeLastSubTurn() {
        return match.judge(events[step()]);
    }
}
