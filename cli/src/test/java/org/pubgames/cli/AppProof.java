package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The app of {@code examples/app}, built by Maven from what this build would publish, says the same
 * on the class path, in one jar and on the module path, and nothing else.
 */
@Tag("proof")
class AppProof {

    private static final String MAIN = "org.example.evening.Evening";

    @TempDir private static Path folder;

    private static Path target = Path.of("");

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        MavenProject app = new MavenProject(Path.of("..", "examples", "app"), folder);
        app.publishPom(Path.of("..", "bom"), "pubgames-bom");
        app.publish("core-api", "pubgames-core-api");
        app.publish("sjoelen-rules", "pubgames-sjoelen-rules");
        app.publish("schocken-rules", "pubgames-schocken-rules");
        app.build();
        target = app.target();
    }

    private static List<String> said(String lang, String... words)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>();
        all.add(MavenProject.java());
        all.add("-Dstdout.encoding=UTF-8");
        all.addAll(List.of(words));
        all.add(lang);
        Ran ran = MavenProject.run(all, folder);
        assertThat(ran.exit()).as(ran.out()).isZero();
        return ran.out().lines().toList();
    }

    private static List<String> onTheClassPath(String lang) throws Exception {
        return said(lang, "-cp", target.resolve("dependency") + "/*" + path("evening-1.jar"), MAIN);
    }

    private static String path(String jar) {
        return java.io.File.pathSeparator + target.resolve(jar);
    }

    @Test
    void itSaysWhatItShould() throws Exception {
        assertThat(onTheClassPath("en"))
                .contains(
                        "sjoelen.turn.deemed-counted: No count was reported: the player is taken"
                                + " to have counted 30 discs.")
                .anyMatch(line -> line.startsWith("sjoelen.report."))
                .anyMatch(line -> line.startsWith("schocken.") || line.startsWith("pubgames."))
                .anyMatch(line -> line.startsWith("friday.yaml:") && line.contains("\"discs\""))
                .anyMatch(line -> line.startsWith("friday.yaml:") && line.contains("ten"))
                .noneMatch(line -> line.contains("HV0") || line.contains("SLF4J"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void oneJarSaysTheSame(String lang) throws Exception {
        assertThat(said(lang, "-cp", target.resolve("evening-1-shaded.jar").toString(), MAIN))
                .isEqualTo(onTheClassPath(lang));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void theModulePathSaysTheSame(String lang) throws Exception {
        String modules = target.resolve("dependency") + path("evening-1.jar");
        assertThat(said(lang, "-p", modules, "-m", "org.example.evening/" + MAIN))
                .isEqualTo(onTheClassPath(lang));
    }

    @Test
    void theReadmeAsksForWhatIsBuiltHere() throws IOException {
        String pom = Files.readString(Path.of("..", "examples", "app", "pom.xml"));
        String readme = Files.readString(Path.of("..", "README.md"));
        List<Block> blocks = Block.of(Path.of("..", "README.md"));
        String maven = text(blocks, "xml");
        assertThat(maven).contains("pubgames-bom", "pubgames-sjoelen-rules");
        assertThat(pom).contains(maven);
        assertThat(text(blocks, "kotlin"))
                .contains("\"org.pubgames:pubgames-bom:" + MavenProject.VERSION + "\"")
                .contains("\"org.pubgames:pubgames-sjoelen-rules\"");
        assertThat(readme).contains("examples/app");
    }

    private static String text(List<Block> blocks, String language) {
        return blocks.stream()
                .filter(block -> block.language().equals(language))
                .findFirst()
                .orElseThrow()
                .text();
    }

    /** The descriptor says where the library ends. */
    @Test
    void whatIsInternalIsNotForModulesOfOthers() throws Exception {
        Stream<String> told =
                MavenProject.run(
                                List.of(
                                        MavenProject.java(),
                                        "-p",
                                        target.resolve("dependency").toString(),
                                        "-d",
                                        "org.pubgames.core"),
                                folder)
                        .out()
                        .lines();
        assertThat(told.filter(line -> line.startsWith("exports ")))
                .containsExactlyInAnyOrder(
                        "exports org.pubgames.core",
                        "exports org.pubgames.core.spi",
                        "exports org.pubgames.core.spi.picture");
    }
}
