package org.pubgames.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.ZipFile;

/** The files of the made season in {@code examples}. */
final class SeasonFiles {

    private static final Path ZIP = Path.of("..", "examples", "season", "season.zip");

    private SeasonFiles() {}

    /** The matches of a game. */
    static String text(String game) throws IOException {
        try (ZipFile zip = new ZipFile(ZIP.toFile())) {
            var entry = Objects.requireNonNull(zip.getEntry(game + ".jsonl"), game);
            return new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
