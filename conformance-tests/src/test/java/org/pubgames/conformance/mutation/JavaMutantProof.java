package org.pubgames.conformance.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.delivery.VectorJson;

/**
 * The Java that counts and applies is changed by PIT in every small way, and a vector must notice.
 * Changes that none notices are listed.
 *
 * <p>A run takes some of the classes: which ones depends on the vectors, so that each change of
 * those brings others. {@code -Dpubgames.java-mutants=whole} takes them all, {@code =NAME,…} those
 * whose name has one of these in it. What was found is written to {@code target/java-mutants}.
 */
@Tag("proof")
class JavaMutantProof {

    /** So many runs would take all classes once. */
    private static final int RUNS = 30;

    private static final String CHOSEN = System.getProperty("pubgames.java-mutants", "");

    static List<MutatedCode> code() {
        return MutatedCode.all();
    }

    @ParameterizedTest
    @MethodSource("code")
    void everyChangeIsNoticedButThoseListed(MutatedCode code) throws Exception {
        List<String> classes = chosen(code);
        if (classes.isEmpty() && !CHOSEN.isEmpty()) {
            return;
        }
        assertThat(classes).isNotEmpty();
        Path report = Path.of("target", "java-mutants", code.name());
        List<JavaMutant> mutants = Pit.of(code, report).mutants(classes);
        assertThat(mutants).isNotEmpty();
        write(report.resolve("summary.txt"), mutants);
        Set<String> named =
                classes.stream()
                        .map(name -> name.replace("org.pubgames.", ""))
                        .collect(Collectors.toSet());
        assertThat(Survivors.of(code).wrong(mutants, named))
                .as("changes of Java against " + Survivors.file(code))
                .isEmpty();
    }

    private static List<String> chosen(MutatedCode code) {
        List<String> all = code.classes();
        List<String> classes = new ArrayList<>(all);
        if (CHOSEN.isEmpty()) {
            int turn = Math.floorMod(vectors(code).hashCode(), RUNS);
            classes.removeIf(name -> all.indexOf(name) % RUNS != turn % all.size());
        } else if (!CHOSEN.equals("whole")) {
            List<String> parts = List.of(CHOSEN.split(",", -1));
            classes.removeIf(name -> parts.stream().noneMatch(name::contains));
        }
        return classes;
    }

    private static String vectors(MutatedCode code) {
        return code.games().stream()
                .map(game -> VectorJson.suite(game, ShippedVectors.of(game)))
                .collect(Collectors.joining());
    }

    private static void write(Path file, List<JavaMutant> mutants) throws Exception {
        List<String> survivors =
                mutants.stream().filter(JavaMutant::survived).map(JavaMutant::id).sorted().toList();
        List<String> lines = new ArrayList<>();
        lines.add(
                "%d changes, %d noticed (%.1f %%)"
                        .formatted(
                                mutants.size(),
                                mutants.size() - survivors.size(),
                                100.0 * (mutants.size() - survivors.size()) / mutants.size()));
        lines.addAll(survivors);
        Files.write(file, lines);
    }
}
