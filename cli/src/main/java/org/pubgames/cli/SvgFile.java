package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.spi.picture.Pictures;

/**
 * The file into which a drawing is written.
 *
 * @param name as given on the command line; empty when none is wanted
 */
record SvgFile(String name) {

    boolean wanted() {
        return !name.isEmpty();
    }

    /** Why it cannot be used for a game. */
    Optional<Problem> problem(Game<?, ?> game) {
        if (name.equals("-")) {
            return Optional.of(
                    Problem.of("unusable-argument", Where.UNKNOWN)
                            .withValue(name)
                            .withAllowed("--svg FILE"));
        }
        if (!wanted() || draws(game)) {
            return Optional.empty();
        }
        String drawn =
                Games.installed().stream()
                        .filter(SvgFile::draws)
                        .map(other -> other.key().id())
                        .collect(Collectors.joining(", "));
        return Optional.of(
                Problem.of("no-drawing", Where.UNKNOWN)
                        .withValue(game.key().id())
                        .withAllowed(drawn));
    }

    private static boolean draws(Game<?, ?> game) {
        return Pictures.of(game, Lang.EN).draws();
    }

    /** Writes a drawing; returns the exit status. */
    int write(String svg, int exit, Console console) {
        try {
            Files.writeString(Path.of(name), svg);
            return exit;
        } catch (IOException | InvalidPathException e) {
            return console.refuse(
                    List.of(Problem.of("cannot-write-file", Where.UNKNOWN).withValue(name)));
        }
    }
}
