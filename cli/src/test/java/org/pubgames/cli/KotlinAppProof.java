package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The app of {@code examples/kotlin-app}, built by Maven from what this build would publish, says
 * what its page shows, and Kotlin refuses what it should.
 */
@Tag("proof")
class KotlinAppProof {

    private static final Path APP = Path.of("..", "examples", "kotlin-app");

    /** Where the compiler found an error: the file's name and the line. */
    private static final Pattern ERROR = Pattern.compile("ERROR.*/(\\w+\\.kt):(\\d+)[:,]");

    @TempDir private static Path folder;

    private static MavenProject app;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        app = new MavenProject(APP, folder);
        app.publishPom(Path.of("..", "bom"), "pubgames-bom");
        app.publish("core-api", "pubgames-core-api");
        app.publish("sjoelen-rules", "pubgames-sjoelen-rules");
        app.publish("schocken-rules", "pubgames-schocken-rules");
        app.build();
    }

    private static String said(String lang) throws IOException, InterruptedException {
        String classes =
                app.target().resolve("dependency")
                        + "/*"
                        + File.pathSeparator
                        + app.target().resolve("kotlin-evening-1.jar");
        Ran ran =
                MavenProject.run(
                        List.of(
                                MavenProject.java(),
                                "-Dstdout.encoding=UTF-8",
                                "-cp",
                                classes,
                                "org.example.evening.EveningKt",
                                lang),
                        folder);
        assertThat(ran.exit()).as(ran.out()).isZero();
        return ran.out();
    }

    @Test
    void itSaysWhatItsPageShows() throws Exception {
        String shown =
                Block.of(APP.resolve("README.md")).stream()
                        .filter(block -> block.language().equals("text"))
                        .findFirst()
                        .orElseThrow()
                        .text();
        assertThat(said("en").lines()).containsExactlyElementsOf(shown.lines().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nl", "de"})
    void inAnotherLanguageItSaysAsMuchInOtherWords(String lang) throws Exception {
        List<String> english = said("en").lines().toList();
        List<String> told = said(lang).lines().toList();
        assertThat(told).hasSameSizeAs(english).isNotEqualTo(english);
    }

    @Test
    void theCompilerRefusesEachMarkedLineAndNoOther() throws Exception {
        String name = "Refused.kt";
        List<String> lines =
                Files.readAllLines(
                        APP.resolve("src/refused/kotlin/org/example/evening").resolve(name));
        TreeSet<String> marked = new TreeSet<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).endsWith(" // refused")) {
                marked.add(name + ":" + (i + 1));
            }
        }
        Ran ran = app.maven("-Prefused", "compile");
        TreeSet<String> refused = new TreeSet<>();
        ERROR.matcher(ran.out())
                .results()
                .forEach(error -> refused.add(error.group(1) + ":" + error.group(2)));
        assertThat(marked).hasSizeGreaterThan(10);
        assertThat(refused).as(ran.out()).isEqualTo(marked);
        assertThat(ran.exit()).isNotZero();
    }
}
