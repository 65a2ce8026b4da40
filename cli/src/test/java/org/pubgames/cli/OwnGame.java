package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The game of the guide, a project of its own. */
final class OwnGame {

    static final Path FOLDER = Path.of("..", "examples", "own-game");

    private OwnGame() {}

    /** Its files; what a build has made of them is left out. */
    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.startsWith(FOLDER.resolve("target")))
                    .sorted()
                    .toList();
        }
    }
}
