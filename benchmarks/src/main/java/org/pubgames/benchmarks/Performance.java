package org.pubgames.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.pubgames.benchmarks.peers.Peer;

/**
 * All benchmarks in one run: {@code Performance FOLDER [PART…]} writes the figures of each part as
 * JSON and as rows of a table.
 */
public final class Performance {

    private static final String JUDGE = "\\.JudgeBenchmark\\.";
    private static final String[] OTHER_GAMES = {"schocken", "table-shuffleboard"};

    private final Pace pace;
    private final Map<String, Supplier<List<Options>>> parts = new LinkedHashMap<>();

    private Performance(Pace pace) {
        this.pace = pace;
        parts.put("tables", this::tables);
        parts.put("judge", this::judge);
        parts.put("spread", this::spread);
        parts.put("threads", () -> threads(System.getProperty("java.home")));
        parts.put("threads-25", this::threadsElsewhere);
        parts.put("playout", this::playout);
        parts.put("length", this::length);
    }

    /** Measures; the arguments are described at the class. */
    public static void main(String[] arguments) throws IOException, RunnerException {
        Path folder = Path.of(arguments.length == 0 ? "target/performance" : arguments[0]);
        Files.createDirectories(folder);
        Performance performance = new Performance(Pace.chosen());
        List<String> chosen =
                Arrays.asList(arguments).subList(Math.min(1, arguments.length), arguments.length);
        for (Map.Entry<String, Supplier<List<Options>>> part : performance.parts.entrySet()) {
            if (chosen.isEmpty() || chosen.contains(part.getKey())) {
                run(folder, part.getKey(), part.getValue().get());
            }
        }
        if (chosen.isEmpty() || chosen.contains("memory")) {
            MemoryRun.all(folder.resolve("memory.md"));
        }
    }

    private static void run(Path folder, String part, List<Options> runs)
            throws IOException, RunnerException {
        List<RunResult> results = new ArrayList<>();
        for (Options options : runs) {
            Collection<RunResult> more = new Runner(options).run();
            results.addAll(more);
        }
        if (!results.isEmpty()) {
            ResultFormatFactory.getInstance(
                            ResultFormatType.JSON, folder.resolve(part + ".json").toString())
                    .writeOut(results);
            Files.write(folder.resolve(part + ".md"), Rows.of(results));
        }
    }

    private List<Options> tables() {
        return List.of(
                pace.options("\\.(Sjoelen|Table)Benchmark\\.")
                        .addProfiler(GCProfiler.class)
                        .build());
    }

    private List<Options> judge() {
        return List.of(
                judge(Peer.values(), "sjoelen").addProfiler(GCProfiler.class).build(),
                judge(without(Peer.KIE_DMN, Peer.EVRETE_STATELESS), OTHER_GAMES)
                        .forks(pace.fewer())
                        .addProfiler(GCProfiler.class)
                        .build(),
                pace.options("\\.SessionBenchmark\\.")
                        .forks(pace.fewer())
                        .addProfiler(GCProfiler.class)
                        .build());
    }

    private ChainedOptionsBuilder judge(Peer[] peers, String... games) {
        return pace.options(JUDGE)
                .param("game", games)
                .param("peer", Arrays.stream(peers).map(Peer::name).toArray(String[]::new));
    }

    private static Peer[] without(Peer... left) {
        return Arrays.stream(Peer.values())
                .filter(peer -> !List.of(left).contains(peer))
                .toArray(Peer[]::new);
    }

    /** Single events: the 50th, 99th and 99.9th percentile of the time. */
    private List<Options> spread() {
        return List.of(
                judge(without(Peer.EVRETE_STATELESS), "sjoelen")
                        .forks(pace.fewer())
                        .mode(Mode.SampleTime)
                        .build(),
                judge(new Peer[] {Peer.OURS, Peer.DROOLS}, OTHER_GAMES)
                        .forks(pace.fewer())
                        .mode(Mode.SampleTime)
                        .build());
    }

    /** The same on another JDK, if one is named. */
    private List<Options> threadsElsewhere() {
        String jdk = System.getProperty("pubgames.jdk25", "");
        return jdk.isEmpty() ? List.of() : threads(jdk);
    }

    /** One thread and two. */
    private List<Options> threads(String jdk) {
        List<Options> runs = new ArrayList<>();
        for (int threads = 1; threads <= 2; threads++) {
            runs.add(
                    judge(new Peer[] {Peer.OURS, Peer.DROOLS}, "sjoelen")
                            .mode(Mode.Throughput)
                            .timeUnit(TimeUnit.SECONDS)
                            .threads(threads)
                            .jvm(Path.of(jdk, "bin", "java").toString())
                            .build());
        }
        return runs;
    }

    private List<Options> playout() {
        return List.of(pace.options("\\.PlayoutBenchmark\\.").forks(pace.fewer()).build());
    }

    /** Matches of different lengths, judged and replayed. */
    private List<Options> length() {
        return List.of(pace.options("\\.(Length|Journal)Benchmark\\.").forks(pace.fewer()).build());
    }
}
