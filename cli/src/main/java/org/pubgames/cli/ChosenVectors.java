package org.pubgames.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The vectors that a command is about.
 *
 * @param folder a folder or file with vectors, empty for the shipped ones
 * @param games the games whose shipped vectors are chosen; empty for all
 */
record ChosenVectors(String folder, List<String> games) {

    /** The vectors, or all problems of all their files. */
    Reading<List<Vector>> read() {
        return folder.isEmpty() ? shipped() : own();
    }

    private Reading<List<Vector>> own() {
        try {
            return VectorFiles.folder(Path.of(folder));
        } catch (InvalidPathException e) {
            return Reading.failed(Problem.of("cannot-open", Where.UNKNOWN).withValue(folder));
        }
    }

    private Reading<List<Vector>> shipped() {
        List<Problem> problems = new ArrayList<>();
        List<Vector> vectors = new ArrayList<>();
        List<String> ids =
                games.isEmpty()
                        ? Games.installed().stream().map(game -> game.key().id()).toList()
                        : games.stream().distinct().toList();
        for (String id : ids) {
            Reading<List<Vector>> reading =
                    Games.look(id, Where.UNKNOWN).fold(ChosenVectors::ofGame, Reading::failed);
            problems.addAll(reading.problems());
            vectors.addAll(reading.fold(found -> found, no -> List.of()));
        }
        return problems.isEmpty() ? Reading.of(vectors) : Reading.failed(problems);
    }

    private static Reading<List<Vector>> ofGame(Game<?, ?> game) {
        return VectorFiles.shipped(game.key().id());
    }
}
