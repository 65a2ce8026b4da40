package org.pubgames.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Match;

/** The standing of a match, judged from its events, from its file, or replayed from its journal. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class JournalBenchmark {

    /** The game. */
    @Param({"sjoelen", "court-shuffleboard"})
    public String game = "sjoelen";

    /** How many events the match has. */
    @Param({"10", "1000", "100000"})
    public int events = 10;

    private Kept<?, ?> kept = new Kept<>(LongMatch.of("sjoelen"), 0, Path.of(""), "");

    /**
     * A match in memory, as a match file and as a journal.
     *
     * @param file the text of the match file
     */
    private record Kept<S extends GameState, E extends GameEvent>(
            LongMatch<S, E> played, int events, Path journal, String file) {

        static <S extends GameState, E extends GameEvent> Kept<S, E> of(
                LongMatch<S, E> played, int events) throws IOException {
            Match<S, E> match = played.judged(events);
            Path journal = Files.createTempDirectory("journals").resolve("match.journal");
            played.game().journals().create(journal, match, Journal.Safety.WRITTEN).close();
            return new Kept<>(played, events, journal, played.game().codec().write(match));
        }

        Match<S, E> judged() {
            return played.judged(events);
        }

        Match<S, E> read() {
            return played.game().codec().read(file, "match.jsonl").orElseThrow();
        }

        JournalFile<S, E> replayed() {
            return played.game().journals().read(journal).orElseThrow();
        }
    }

    /** Writes the files. */
    @Setup
    public void write() throws IOException {
        kept = Kept.of(LongMatch.of(game), events);
    }

    /** Deletes the files. */
    @TearDown
    public void remove() throws IOException {
        Files.delete(kept.journal());
        Files.delete(kept.journal().toAbsolutePath().getParent());
    }

    /** The events are in memory, all are judged. */
    @Benchmark
    public Object judgeEvents() {
        return kept.judged().state();
    }

    /** The match file is in memory, read and judged. */
    @Benchmark
    public Object judgeFromMatchFile() {
        return kept.read().state();
    }

    /** The journal is opened: state, turn and outcome. */
    @Benchmark
    public Object replayFromJournal() {
        Match<?, ?> match = kept.replayed().match();
        return List.of(match.state(), match.turn(), match.outcome());
    }

    /** The journal is judged again and compared. */
    @Benchmark
    public Object verifyJournal() {
        return kept.replayed().verify();
    }
}
