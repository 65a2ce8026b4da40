package org.pubgames.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.pubgames.core.Game;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;

/** The variant named on the command line: an id, or a file. */
final class VariantChoice {

    private VariantChoice() {}

    /** The variant; the game's standard when none is named. */
    static Reading<Variant> of(String name, Game<?, ?> game, Console console) {
        if (name.isEmpty()) {
            return Reading.of(game.variants().standard());
        }
        if (game.variants().find(name).isEmpty() && isFile(name)) {
            return InputFile.text(name, console)
                    .fold(
                            yaml -> game.variants().read(yaml, InputFile.shown(name)),
                            Reading::failed);
        }
        return game.variants().look(name, Where.UNKNOWN);
    }

    private static boolean isFile(String name) {
        try {
            return name.contains("/")
                    || name.endsWith(".yaml")
                    || name.endsWith(".yml")
                    || Files.exists(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
