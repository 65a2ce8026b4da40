package org.pubgames.cli;

import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.variant.VariantFiles;

/** The game that a variant file is about. */
final class GameOfFile {

    private GameOfFile() {}

    /** The game, or what is wrong with a file that names none. */
    static Reading<Game<?, ?>> of(VariantFile file) {
        return Games.find(VariantFiles.game(file))
                .<Reading<Game<?, ?>>>map(Reading::of)
                .orElseGet(() -> Reading.failed(problems(file)));
    }

    /** What is wrong with a file that names no installed game. */
    static List<Problem> problems(VariantFile file) {
        return Games.catalogue().with(List.of(file)).problems();
    }
}
