package org.pubgames.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import javax.tools.ToolProvider;

/**
 * How long a whole process takes: an empty Java and the command of the launcher, in turns, so that
 * other load slows all of them down alike. Run it from the root with {@code java
 * benchmarks/src/main/java/org/pubgames/benchmarks/ColdStart.java [RUNS]}.
 */
public final class ColdStart {

    private static final int UNCOUNTED = 2;

    private ColdStart() {}

    /** A command and the times of its runs, in milliseconds. */
    private record Runner(String name, List<String> words, List<Double> times) {

        Runner(String name, List<String> words) {
            this(name, words, new ArrayList<>());
        }

        void run(boolean counted) throws IOException, InterruptedException {
            long start = System.nanoTime();
            Process process =
                    new ProcessBuilder(words)
                            .redirectInput(
                                    ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            int exit = process.waitFor();
            double time = (System.nanoTime() - start) / 1e6;
            if (exit != 0) {
                throw new IllegalStateException(words + " left with " + exit);
            }
            if (counted) {
                times.add(time);
            }
        }

        double at(double share) {
            List<Double> sorted = new ArrayList<>(times);
            Collections.sort(sorted);
            return sorted.get((int) Math.round(share * (sorted.size() - 1)));
        }

        /** Its times beside those of another command in the same rounds. */
        Runner beside(Runner other) {
            Runner ratios = new Runner(name, words);
            for (int i = 0; i < times.size(); i++) {
                ratios.times().add(times.get(i) / other.times().get(i));
            }
            return ratios;
        }
    }

    /**
     * Times all of them and prints a table.
     *
     * @param args the number of runs that count; 21 by default
     * @throws IOException when a command cannot be started
     * @throws InterruptedException when the thread is interrupted
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        int runs = args.length == 0 ? 21 : Integer.parseInt(args[0]);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String home = nothing().toString();
        List<Runner> runners =
                List.of(
                        new Runner(
                                "empty Java",
                                List.of(
                                        java,
                                        "-XX:TieredStopAtLevel=1",
                                        "-XX:+UseSerialGC",
                                        "-XX:-UsePerfData",
                                        "-cp",
                                        home,
                                        "Nothing")),
                        new Runner("empty Java, no options", List.of(java, "-cp", home, "Nothing")),
                        new Runner("score", command("score sjoelen 9 5 7 5")),
                        new Runner(
                                "score --batch",
                                command("score sjoelen --batch examples/layouts.csv")),
                        new Runner("judge", command("judge examples/club-night.jsonl")),
                        new Runner("games", command("games")));
        for (int i = -UNCOUNTED; i < runs; i++) {
            for (Runner runner : runners) {
                runner.run(i >= 0);
            }
        }
        System.out.printf(
                "Java %s, %d runs in turn: median (quarter–three quarters)%n",
                System.getProperty("java.runtime.version"), runs);
        for (Runner runner : runners) {
            Runner ratio = runner.beside(runners.get(0));
            System.out.printf(
                    Locale.ROOT,
                    "%-24s %6.1f ms (%.1f–%.1f)  %5.2f × (%.2f–%.2f)%n",
                    runner.name(),
                    runner.at(0.5),
                    runner.at(0.25),
                    runner.at(0.75),
                    ratio.at(0.5),
                    ratio.at(0.25),
                    ratio.at(0.75));
        }
    }

    private static List<String> command(String words) {
        List<String> all = new ArrayList<>(List.of(words.split(" ")));
        all.add(0, "./pubgames");
        return all;
    }

    /** A folder with a class whose main method does nothing. */
    private static Path nothing() throws IOException {
        Path folder = Files.createTempDirectory("cold-start");
        Path source = folder.resolve("Nothing.java");
        Files.writeString(source, "class Nothing { public static void main(String[] a) {} }");
        ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString());
        return folder;
    }
}
