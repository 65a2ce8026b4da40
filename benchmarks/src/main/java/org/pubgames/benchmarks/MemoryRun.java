package org.pubgames.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.Games;

/** Starts {@link Memory} for each game, in a process with a heap of one gigabyte. */
final class MemoryRun {

    private MemoryRun() {}

    static void all(Path file) throws IOException {
        List<String> rows = new ArrayList<>();
        rows.add(
                "| game | kept, events | one match, B | each more, B | matches | heap, MB | each, B | most of it, B |");
        rows.add("|---|---|---|---|---|---|---|---|");
        for (Game<?, ?> game : Games.installed()) {
            rows.addAll(started(game.key().id(), "0", "open"));
            rows.addAll(started(game.key().id(), "0-5", "open"));
            rows.addAll(started(game.key().id(), "0-5", "parked"));
        }
        Files.write(file, rows);
    }

    private static List<String> started(String game, String events, String form)
            throws IOException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx1g",
                                "-Djol.magicFieldOffset=true",
                                "-Djdk.attach.allowAttachSelf=true",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Memory.class.getName(),
                                game,
                                events,
                                form,
                                System.getProperty("pubgames.matches", "1000000"))
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try {
            List<String> lines = process.inputReader().lines().toList();
            if (process.waitFor() != 0) {
                throw new IOException("no figures of " + game + " with " + events + " events");
            }
            lines.forEach(System.out::println);
            return lines.stream().filter(line -> line.startsWith("| ")).toList();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
