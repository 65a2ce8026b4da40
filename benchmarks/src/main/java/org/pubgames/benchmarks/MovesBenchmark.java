package org.pubgames.benchmarks;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
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
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Legal;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Verdict;

/** What may happen next, listed and as forms, after some random events of a match of two. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class MovesBenchmark {

    private static final long SEED = 7;

    /** The game. */
    @Param({
        "sjoelen",
        "schocken",
        "schocken-tournament",
        "table-shuffleboard",
        "court-shuffleboard",
        "deck-shuffleboard",
        "shovelboard"
    })
    public String game = "sjoelen";

    /** How many events were played before. */
    @Param({"0", "6"})
    public int events = 0;

    private Legal<?> legal = played(Games.find("sjoelen").orElseThrow(), 0);

    private static <S extends GameState, E extends GameEvent> Legal<E> played(
            Game<S, E> game, int events) {
        RandomGenerator random = new Random(SEED);
        Match<S, E> match = game.open(game.variants().standard(), Seats.of("Anna", "Bram"));
        for (int i = 0; i < events; i++) {
            match = match.drawn(random).map(Verdict::match).orElse(match);
        }
        return match.legal();
    }

    /** Plays the events. */
    @Setup
    public void play() {
        legal = played(Games.find(game).orElseThrow(), events);
    }

    /** Everything that may happen next. */
    @Benchmark
    public Object moves() {
        return legal.moves();
    }
}
