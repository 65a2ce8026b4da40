package org.pubgames.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.data.Binder;
import org.pubgames.core.data.Node;
import org.pubgames.core.data.YamlText;

/** The files with vectors: those shipped with this kit, or anybody's own. */
public final class VectorFiles {

    /** The folder of the shipped vectors, as a resource. */
    public static final String FOLDER = "/org/pubgames/conformance/vectors/";

    private VectorFiles() {}

    /** The list of a game's suites. */
    record Index(List<String> suites) {}

    /** Every shipped vector of a game, or all problems of their files. */
    public static Reading<List<Vector>> shipped(String game) {
        String index = FOLDER + game + "/index.yaml";
        Binder binder = new Binder(index);
        return text(index)
                .fold(yaml -> YamlText.read(yaml, index), Reading::<Node>failed)
                .fold(
                        node -> {
                            Index found = binder.bind(Index.class, node, "", List.of());
                            return found == null
                                    ? Reading.failed(binder.problems())
                                    : suites(game, found.suites());
                        },
                        Reading::failed);
    }

    /** The vectors of one file. */
    public static Reading<List<Vector>> read(String yaml, String fileName) {
        return VectorReader.read(yaml, fileName);
    }

    private static Reading<List<Vector>> suites(String game, List<String> suites) {
        List<Vector> vectors = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (String suite : suites) {
            String file = FOLDER + game + "/" + suite + ".yaml";
            Reading<List<Vector>> reading =
                    text(file).fold(yaml -> read(yaml, file), Reading::failed);
            problems.addAll(reading.problems());
            vectors.addAll(reading.fold(found -> found, no -> List.of()));
        }
        return problems.isEmpty() ? Reading.of(List.copyOf(vectors)) : Reading.failed(problems);
    }

    private static Reading<String> text(String resource) {
        try (@Nullable InputStream in = VectorFiles.class.getResourceAsStream(resource)) {
            return in == null
                    ? Reading.failed(
                            Problem.of("unreadable", Where.file(resource)).withValue(resource))
                    : Reading.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " cannot be read", e);
        }
    }
}
