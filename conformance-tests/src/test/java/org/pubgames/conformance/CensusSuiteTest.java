package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * The suites that a second implementation, in another language, writes are current. {@code
 * -Dpubgames.write-docs=true} writes them anew: a variant that has none yet gets the next number.
 */
class CensusSuiteTest {

    private static final String PYTHON = "python3";
    private static final Path SAMPLE = Path.of("samples", "python", "census.py");
    private static final Path HOME =
            Path.of("src", "main", "resources").resolve(VectorFiles.FOLDER.substring(1));

    @TempDir Path made;

    @ParameterizedTest
    @CsvSource({
        "sjoelen, census, Every layout: what each is worth by",
        "schocken, census, 'Every throw: figure, discs and rank by'",
        "schocken, ranking, All 56 throws from the best to the worst by",
        "table-shuffleboard, census, One weight on every point of a grid by",
        "shovelboard, census, One weight on every point of a grid by",
        "court-shuffleboard, census, One disc on every point of a grid by",
        "deck-shuffleboard, census, One disc on every point of a grid by",
    })
    void theSuiteIsWhatTheSecondImplementationMakes(String id, String suite, String title)
            throws IOException, InterruptedException {
        assumeTrue(present(), "there is no " + PYTHON);
        Path file = HOME.resolve(id).resolve(suite + ".yaml");
        List<Vector> kept = VectorFiles.read(Files.readString(file), file.toString()).orElseThrow();
        String request =
                "{\"game\":\"%s\",\"suite\":\"%s\",\"tasks\":[%s]}"
                        .formatted(id, suite, tasks(Games.find(id).orElseThrow(), kept, title));
        String now = answer(request);
        if (Boolean.getBoolean("pubgames.write-docs")) {
            Files.writeString(file, now);
        }
        assertThat(Files.readString(file)).isEqualTo(now);
    }

    /** The kept vectors in their order, and one more for each variant that has none. */
    private static String tasks(Game<?, ?> game, List<Vector> kept, String title) {
        List<String> tasks = new ArrayList<>();
        for (Vector vector : kept) {
            Variant variant = PlayedVariant.of(game).of(vector).orElseThrow();
            tasks.add(
                    task(vector.id(), vector.title(), vector.guards(), vector.variant(), variant));
        }
        int number =
                kept.stream()
                        .filter(vector -> vector.variant().unchanged())
                        .mapToInt(vector -> Integer.parseInt(vector.id().replaceAll(".*/", "")))
                        .max()
                        .orElse(0);
        for (Variant variant : game.variants().all()) {
            String id = variant.id();
            if (kept.stream().noneMatch(vector -> vector.variant().base().equals(id))) {
                number++;
                tasks.add(
                        task(
                                kept.get(0).rule() + "/" + number,
                                title + " " + id,
                                List.of(),
                                Vector.PlayedBy.shipped(id),
                                variant));
            }
        }
        return String.join(",", tasks);
    }

    private static String task(
            String id, String title, List<String> guards, Vector.PlayedBy played, Variant variant) {
        String set =
                played.set().entrySet().stream()
                        .map(change -> JsonWriter.write(change.getKey()) + ":" + change.getValue())
                        .collect(Collectors.joining(","));
        return "{\"id\":\"%s\",\"title\":%s,\"guards\":%s,\"variant\":\"%s\",\"set\":{%s},\"settings\":%s}"
                .formatted(
                        id,
                        JsonWriter.write(title),
                        JsonWriter.write(guards),
                        played.base(),
                        set,
                        JsonWriter.write(variant.settings()));
    }

    private String answer(String request) throws IOException, InterruptedException {
        Path asked = Files.writeString(made.resolve("request.json"), request);
        Path answered = made.resolve("suite.yaml");
        Process process =
                new ProcessBuilder(PYTHON, SAMPLE.toString())
                        .redirectInput(asked.toFile())
                        .redirectOutput(answered.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        assertThat(process.waitFor(30, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
        return Files.readString(answered);
    }

    private static boolean present() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, PYTHON)));
    }
}
