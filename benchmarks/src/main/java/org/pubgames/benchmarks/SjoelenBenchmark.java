package org.pubgames.benchmarks;

import java.util.List;
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
import org.pubgames.core.Games;
import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenScoring;

/**
 * Scoring a layout with an explanation, on all layouts in shuffled order so that branches cannot be
 * predicted.
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
    private SjoelenScoring scoring =
            RuledGames.of(Games.game(Sjoelen.KEY))
                    .anew()
                    .as(Sjoelen.class)
                    .scoring(
                            RuledGames.of(Games.game(Sjoelen.KEY))
                                    .anew()
                                    .as(Sjoelen.class)
                                    .variants()
                                    .standard());
    private int next;

    /** Shuffles the layouts and compares the hand-written scoring with the rules. */
    @Setup
    public void prepare() {
        Sjoelen sjoelen = RuledGames.of(Games.game(Sjoelen.KEY)).anew().as(Sjoelen.class);
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
        }
    }

    private int step() {
        next = (next + 1) & (LAYOUTS - 1);
        return next;
    }

    /** Hand-written arithmetic with one object for each award. */
    @Benchmark
    public List<HandWritten.Line> scoreByHandExplained() {
        return HandWritten.explained(layouts[step()]);
    }

    /** The live rules with rulings and citations. */
    @Benchmark
    public Reading<Score> scoreByRules() {
        return scoring.score(layouts[step()], Compartments.EMPTY);
    }
}
