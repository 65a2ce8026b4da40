package org.pubgames.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;

/** The files with vectors: those shipped with this kit, or those of a user. */
public final class VectorFiles {

    /** The folder of the shipped vectors, as a resource. */
    public static final String FOLDER = "/org/pubgames/conformance/vectors/";

    /** The largest file of vectors, in bytes. */
    public static final int LARGEST = 16 << 20;

    private static final int DEEPEST = 8;

    /** Schemas lie beside vectors wherever they are delivered. */
    private static final String SCHEMA = ".schema.json";

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

    /**
     * The vectors of all files {@code *.yaml} and {@code *.json} below a folder, or of one file;
     * all problems of all files.
     */
    public static Reading<List<Vector>> folder(Path folder) {
        List<Vector> vectors = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (Path file : files(folder, problems)) {
            Reading<List<Vector>> reading =
                    WholeFile.read(file, LARGEST)
                            .fold(text -> read(text, file.toString()), Reading::failed);
            problems.addAll(reading.problems());
            List<Vector> found = reading.fold(all -> all, no -> List.of());
            found.forEach(vector -> problems.addAll(VectorConsistency.problems(vector)));
            vectors.addAll(found);
        }
        Set<String> ids = new HashSet<>();
        for (Vector vector : vectors) {
            if (!ids.add(vector.id())) {
                problems.add(Problem.of("id-twice", vector.where()).withValue(vector.id()));
            }
        }
        if (problems.isEmpty() && vectors.isEmpty()) {
            problems.add(
                    Problem.of("no-vectors", Where.file(folder.toString()))
                            .withValue(folder)
                            .withAllowed("*.yaml, *.json"));
        }
        return problems.isEmpty() ? Reading.of(List.copyOf(vectors)) : Reading.failed(problems);
    }

    private static List<Path> files(Path folder, List<Problem> problems) {
        if (!Files.exists(folder)) {
            problems.add(Problem.of("file-not-found", Where.UNKNOWN).withValue(folder));
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder, DEEPEST)) {
            return all.filter(Files::isRegularFile)
                    .filter(
                            file ->
                                    file.equals(folder)
                                            || (file.toString().matches(".*\\.(yaml|json)")
                                                    && !file.toString().endsWith(SCHEMA)))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            problems.add(
                    Problem.of("unreadable", Where.file(folder.toString()))
                            .withValue(String.valueOf(e.getMessage())));
            return List.of();
        }
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
