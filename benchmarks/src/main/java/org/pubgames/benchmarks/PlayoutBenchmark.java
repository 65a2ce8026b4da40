package org.pubgames.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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
import org.pubgames.benchmarks.peers.Peer;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.internal.compare.Playout;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/**
 * Random legal matches from the opening on, through the live rules with all rulings; the number of
 * events accepted in a second. The events that were drawn and refused on the way are not counted.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayoutBenchmark {

    private static final int LONGEST = 200;

    /** Every game there is. */
    @Param({
        "sjoelen",
        "schocken",
        "schocken-tournament",
        "shovelboard",
        "table-shuffleboard",
        "court-shuffleboard",
        "deck-shuffleboard"
    })
    public String game = "";

    /** The library as it ships, and the same in sessions. */
    @Param({"OURS", "DROOLS"})
    public Peer peer = Peer.OURS;

    private Match<?, ?> opening = opening(game(Games.installed().get(0).key().id()));

    /** Counts events; each thread has its own seeds. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Count {

        /** Accepted events. */
        public long events;

        private long seed;
    }

    /** Opens the match from which all are played. */
    @Setup
    public void prepare() {
        RuledGame<?, ?> plain = game(game);
        opening = opening(plain.judgedBy(peer.ask(plain.rules())));
    }

    static RuledGame<?, ?> game(String id) {
        return RuledGames.of(Games.find(id).orElseThrow());
    }

    private static <S extends GameState, E extends GameEvent> Match<S, E> opening(
            RuledGame<S, E> game) {
        return game.open(game.variants().standard(), Seats.of("Anna", "Bram"));
    }

    /** One match. */
    @Benchmark
    public Match<?, ?> playOut(Count count) {
        Match<?, ?> match = new Playout(count.seed++, LONGEST).from(opening);
        count.events += match.size();
        return match;
    }
}
