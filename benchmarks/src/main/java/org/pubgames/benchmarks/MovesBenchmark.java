package org.pubgames.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/**
 * What may happen next, as forms for a screen, as kinds and as everything that is listed, beside
 * one judgement in the same place: after some random events of a match of two, or of twelve where
 * two cannot play.
 */
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
    @Param({"0", "6", "25"})
    public int events = 0;

    private Position<?, ?> position = played(Games.find("sjoelen").orElseThrow(), 0);

    /** A match at some moment, and an event that would be accepted. */
    private record Position<S extends GameState, E extends GameEvent>(
            Match<S, E> match, Optional<E> next) {
        boolean allowed() {
            return next.filter(match.legal()::allows).isPresent();
        }
    }

    private static <S extends GameState, E extends GameEvent> Position<S, E> played(
            Game<S, E> game, int events) {
        RandomGenerator random = new Random(SEED);
        Variant variant = game.variants().standard();
        List<String> names = new ArrayList<>(List.of("Anna", "Bram"));
        boolean two = game.seatProblems(variant, names, Where.UNKNOWN).isEmpty();
        for (int guest = 1; guest <= 10 && !two; guest++) {
            names.add("Guest " + guest);
        }
        Match<S, E> match = game.open(variant, new Seats(names));
        for (int i = 0; i < events; i++) {
            match =
                    match.drawn(random)
                            .map(Verdict::match)
                            .filter(after -> !(after.turn() instanceof Turn.Over))
                            .orElse(match);
        }
        return new Position<>(match, match.legal().sample(random));
    }

    /** Plays the events. */
    @Setup
    public void play() {
        position = played(Games.find(game).orElseThrow(), events);
    }

    /** One judgement, for comparison. */
    @Benchmark
    public boolean judged() {
        return position.allowed();
    }

    /** Forms for a screen. */
    @Benchmark
    public Object forms() {
        return position.match().legal().forms();
    }

    /** The kinds of which something would be accepted. */
    @Benchmark
    public Object kinds() {
        return position.match().legal().kinds();
    }

    /** Everything that may happen next. */
    @Benchmark
    public Object moves() {
        return position.match().legal().moves();
    }
}
