package org.pubgames.conformance.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.rules.Compiling;

/** The same rule files make the same bytes, whatever was built before. */
class RuleCompilationTest {

    private static final Path BOOK =
            Path.of("..", "schocken-rules", "src", "main", "resources")
                    .resolve("org/pubgames/schocken/tournament/rules");

    @TempDir private Path folder;

    private Path rules = Path.of("");

    @BeforeEach
    void copy() throws IOException {
        rules = folder.resolve("resources/org/pubgames/schocken/tournament/rules");
        Files.createDirectories(rules);
        try (Stream<Path> files = Files.list(BOOK)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".drl")).toList()) {
                Files.copy(file, rules.resolve(file.getFileName().toString()));
            }
        }
    }

    private Map<String, String> compiled(String name) throws IOException {
        Path classes = folder.resolve(name).resolve("classes");
        Files.createDirectories(classes);
        Compiling.main(
                new String[] {
                    folder.resolve("resources").toString(),
                    classes.toString(),
                    "org.pubgames",
                    "pubgames-schocken-rules",
                    "0.1.0",
                    "17"
                });
        Map<String, String> made = new TreeMap<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                made.put(
                        classes.relativize(file).toString(),
                        new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            }
        }
        return made;
    }

    @Test
    void aBuildOverAnotherMakesWhatACleanOneMakes() throws IOException {
        Map<String, String> clean = compiled("clean");
        assertThat(clean.keySet())
                .anyMatch(name -> name.contains("LambdaPredicate"))
                .anyMatch(name -> name.endsWith("drools-model"))
                .noneMatch(name -> name.endsWith(".drl"));
        Path more = rules.resolve("aside.drl");
        Files.writeString(
                more,
                """
                package org.pubgames.schocken.tournament.rules

                rule "aside"
                when
                    $words : String( length > 3, this != "aside" )
                then
                    System.out.println( $words );
                end
                """);
        Map<String, String> larger = compiled("used");
        assertThat(larger).hasSizeGreaterThan(clean.size());
        Files.delete(more);
        assertThat(compiled("used")).isEqualTo(clean);
    }
}
