package org.pubgames.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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
import org.pubgames.core.Variant;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenScoring;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenScoring;

/**
 * Answers from tables against arithmetic by hand: by the standard variant, and by another shipped
 * variant at every question.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class TableBenchmark {

    private static final int MOST = 6;
    private static final int QUESTIONS = 1 << 12;

    private final Compartments[] layouts = new Compartments[QUESTIONS];
    private final int[][] dice = new int[QUESTIONS][];
    private final List<SjoelenScoring> boards = new ArrayList<>();
    private final List<SchockenScoring> cups = new ArrayList<>();
    private SjoelenScoring board =
            RuledGames.of(Games.game(Sjoelen.KEY))
                    .anew()
                    .as(Sjoelen.class)
                    .scoring(
                            RuledGames.of(Games.game(Sjoelen.KEY))
                                    .anew()
                                    .as(Sjoelen.class)
                                    .variants()
                                    .standard());
    private SchockenScoring cup =
            RuledGames.of(Games.game(Schocken.KEY))
                    .anew()
                    .as(Schocken.class)
                    .scoring(
                            RuledGames.of(Games.game(Schocken.KEY))
                                    .anew()
                                    .as(Schocken.class)
                                    .variants()
                                    .standard());
    private int next;

    /**
     * Draws the questions and fills the tables; layouts have so few discs that every variant plays
     * them.
     */
    @Setup
    public void prepare() {
        Sjoelen sjoelen = RuledGames.of(Games.game(Sjoelen.KEY)).anew().as(Sjoelen.class);
        for (Variant variant : sjoelen.variants().all()) {
            boards.add(sjoelen.scoring(variant));
        }
        Schocken schocken = RuledGames.of(Games.game(Schocken.KEY)).anew().as(Schocken.class);
        for (Variant variant : schocken.variants().all()) {
            cups.add(schocken.scoring(variant));
        }
        board = boards.get(0);
        cup = cups.get(0);
        boards.forEach(SjoelenScoring::fill);
        cups.forEach(SchockenScoring::fill);
        List<Compartments> all = Layouts.shuffled(MOST);
        Random random = new Random(7);
        for (int i = 0; i < QUESTIONS; i++) {
            layouts[i] = all.get(i % all.size());
            dice[i] =
                    new int[] {1 + random.nextInt(6), 1 + random.nextInt(6), 1 + random.nextInt(6)};
        }
    }

    private int step() {
        next = (next + 1) & (QUESTIONS - 1);
        return next;
    }

    /** Hand-written arithmetic, the standard variant. */
    @Benchmark
    public int sjoelenByHand() {
        return HandWritten.points(layouts[step()]);
    }

    /** The same, where an impossible layout is refused as the library does. */
    @Benchmark
    public int sjoelenByHandRefusing() {
        return HandWritten.pointsIfPossible(layouts[step()]);
    }

    /** The table of the standard variant. */
    @Benchmark
    public int sjoelenTable() {
        return board.points(layouts[step()]);
    }

    /** The tables of all shipped variants, another one at each question. */
    @Benchmark
    public int sjoelenTableOfEveryVariant() {
        int question = step();
        return boards.get(question % boards.size()).points(layouts[question]);
    }

    /** Hand-written arithmetic, the standard variant. */
    @Benchmark
    public int schockenByHand() {
        int[] thrown = dice[step()];
        return HandWrittenSchocken.worth(thrown[0], thrown[1], thrown[2]);
    }

    /** The same, where what is no die is refused as the library does. */
    @Benchmark
    public int schockenByHandRefusing() {
        int[] thrown = dice[step()];
        return HandWrittenSchocken.worthIfThrown(thrown[0], thrown[1], thrown[2]);
    }

    /** The table of the standard variant. */
    @Benchmark
    public SchockenScoring.Ranked schockenTable() {
        int[] thrown = dice[step()];
        return cup.rank(thrown[0], thrown[1], thrown[2], true);
    }

    /** The tables of all shipped variants, another one at each question. */
    @Benchmark
    public SchockenScoring.Ranked schockenTableOfEveryVariant() {
        int question = step();
        int[] thrown = dice[question];
        return cups.get(question % cups.size()).rank(thrown[0], thrown[1], thrown[2], true);
    }
}
