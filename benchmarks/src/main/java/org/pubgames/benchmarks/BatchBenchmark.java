package org.pubgames.benchmarks;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubgames.cli.Main;
import org.pubgames.cli.Surroundings;

/**
 * {@code score --batch} on a file of ten million rows, against a database and against a bare reader
 * that only parses. All in one run and in turns, so that other load slows all of them down alike;
 * each reads a file and writes a file with the same bytes.
 */
public final class BatchBenchmark {

    private static final int WARMING = 2;

    private final Path folder;
    private final int rounds;
    private final PrintStream out;

    private BatchBenchmark(Path folder, int rounds, PrintStream out) {
        this.folder = folder;
        this.rounds = rounds;
        this.out = out;
    }

    /**
     * Runs it.
     *
     * @param args how many rows (10000000), how many rounds (9)
     */
    public static void main(String[] args) throws Exception {
        int rows = args.length > 0 ? Integer.parseInt(args[0]) : 10_000_000;
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 9;
        Path folder = Files.createTempDirectory("pubgames-batch");
        try {
            BatchBenchmark benchmark = new BatchBenchmark(folder, rounds, System.out);
            benchmark.sjoelen(rows);
            benchmark.schocken(rows);
        } finally {
            try (var files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
    }

    private void sjoelen(int rows) throws Exception {
        Path file = folder.resolve("layouts.csv");
        RandomRows.layouts(file, rows);
        try (DuckDb one = new DuckDb(1);
                DuckDb two = new DuckDb(2)) {
            List<Contender> all = new ArrayList<>(ours("sjoelen", file));
            all.add(new Contender("DuckDB, 1 thread", true, to -> one.answer(file, to)));
            all.add(new Contender("DuckDB, 2 threads", true, to -> two.answer(file, to)));
            compare("sjoelen", rows, all);
        }
        Files.delete(file);
    }

    private void schocken(int rows) throws Exception {
        Path file = folder.resolve("throws.csv");
        RandomRows.dice(file, rows);
        compare("schocken", rows, ours("schocken", file));
        Files.delete(file);
    }

    /** The bare reader comes first: the others are compared with it. */
    private static List<Contender> ours(String game, Path file) {
        return List.of(
                new Contender("bare reader", false, to -> BareReader.sum(file)),
                new Contender("bare reader that copies", false, to -> BareReader.copy(file, to)),
                new Contender("pubgames, 1 thread", true, to -> batch(game, file, to, 1)),
                new Contender("pubgames, 2 threads", true, to -> batch(game, file, to, 2)));
    }

    private static void batch(String game, Path file, Path to, int threads) throws IOException {
        String[] args = {
            "score", game, "--batch", file.toString(), "--threads", String.valueOf(threads)
        };
        try (OutputStream out = new FileOutputStream(to.toFile())) {
            int exit =
                    Main.run(
                            args,
                            InputStream.nullInputStream(),
                            out,
                            System.err,
                            new Surroundings(Map.of(), false, 0));
            if (exit != 0) {
                throw new IllegalStateException("exit status " + exit);
            }
        }
    }

    private void compare(String game, int rows, List<Contender> all) throws Exception {
        Path expected = folder.resolve("expected.csv");
        for (int round = -WARMING; round < rounds; round++) {
            for (Contender contender : all) {
                Path to = folder.resolve("answers.csv");
                Timing timing = contender.timed(to);
                if (contender.answers()) {
                    same(contender, to, expected);
                }
                Files.deleteIfExists(to);
                if (round >= 0) {
                    contender.timings().add(timing);
                }
            }
        }
        Files.delete(expected);
        out.printf("%n%s, %,d rows, %d rounds%n", game, rows, rounds);
        out.printf(
                "%-24s %10s %19s %10s %8s %12s%n",
                "", "median ms", "least – most", "cpu ms", "× bare", "rows/s");
        double bare = all.get(0).median();
        all.forEach(contender -> out.println(contender.line(rows, bare)));
    }

    private static void same(Contender contender, Path answers, Path expected) throws IOException {
        if (!Files.exists(expected)) {
            Files.copy(answers, expected);
        }
        long differs = Files.mismatch(answers, expected);
        if (differs >= 0) {
            throw new IllegalStateException(
                    contender.name() + " differs at byte " + differs + " from who came first");
        }
    }
}
