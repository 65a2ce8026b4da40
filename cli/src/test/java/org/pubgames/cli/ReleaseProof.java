package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The profile {@code release}, run on a copy of the project, makes what public repositories take.
 */
@Tag("proof")
class ReleaseProof {

    private static final Path PROJECT = Path.of("..");
    private static final List<String> LIBRARY =
            List.of(
                    "core-api",
                    "sjoelen-rules",
                    "schocken-rules",
                    "shuffleboard-rules",
                    "competition-rules",
                    "jackson",
                    "event-store",
                    "spring-boot-starter",
                    "language-server",
                    "conformance-tests");

    @TempDir private static Path folder;

    private static Path copy = Path.of("");
    private static Set<String> bundle = Set.of();

    @BeforeAll
    static void release() throws IOException, InterruptedException {
        copy = folder.resolve("project");
        Files.walkFileTree(PROJECT, new MavenProject.Sources(PROJECT, copy));
        Ran maven =
                MavenProject.run(
                        List.of(
                                "mvn",
                                "-B",
                                "-Dmaven.repo.local=" + MavenProject.usualRepository(),
                                "-f",
                                copy.resolve("pom.xml").toString(),
                                "deploy",
                                "-Prelease",
                                "-T2",
                                "-Derror-prone=-parameters",
                                "-Dspotless.check.skip",
                                "-Dgpg.skip",
                                "-Dmaven.install.skip",
                                "-pl",
                                ".,bom," + String.join(",", LIBRARY)),
                        folder);
        assertThat(maven.exit()).as(maven.out()).isZero();
        Path made = copy.resolve("target").resolve("bundle").resolve(Path.of("org", "pubgames"));
        try (Stream<Path> files = Files.walk(made)) {
            bundle =
                    new TreeSet<>(
                            files.filter(Files::isRegularFile)
                                    .map(file -> file.getFileName().toString())
                                    .filter(name -> !name.startsWith("maven-metadata"))
                                    // A version in development has the time in its file names.
                                    .map(name -> name.replaceFirst("-\\d{8}\\.\\d{6}-\\d+", ""))
                                    .toList());
        }
    }

    private static String file(String module, String end) {
        String version = MavenProject.VERSION.replace("-SNAPSHOT", "");
        return "pubgames" + (module.isEmpty() ? "" : "-" + module) + "-" + version + end;
    }

    @Test
    void everyModuleOfTheLibraryHasAllThatIsAskedFor() {
        Set<String> asked = new TreeSet<>();
        asked.add(file("", ".pom"));
        asked.add(file("bom", ".pom"));
        for (String module : LIBRARY) {
            Stream.of(".pom", ".jar", "-sources.jar", "-javadoc.jar")
                    .forEach(end -> asked.add(file(module, end)));
        }
        asked.add(file("core-api", "-tests.jar"));
        for (String name : List.copyOf(asked)) {
            asked.add(name + ".md5");
            asked.add(name + ".sha1");
        }
        assertThat(bundle).isEqualTo(asked);
    }

    @Test
    void whatNobodyDependsOnIsLeftOut() throws IOException {
        for (String module : List.of("cli", "club-server", "fuzzing", "benchmarks")) {
            assertThat(Files.readString(PROJECT.resolve(module).resolve("pom.xml")))
                    .contains("<maven.deploy.skip>true</maven.deploy.skip>");
        }
    }

    @Test
    void whoMadeItAndWhereItLiesIsSaid() throws IOException {
        for (String module : List.of("", "bom")) {
            assertThat(Files.readString(copy.resolve(module).resolve("pom.xml")))
                    .contains("<name>", "<description>", "<url>", "<licenses>", "<developers>")
                    .contains("<scm", "<connection>", "<developerConnection>");
        }
    }

    @Test
    void theBytesAreThoseOfEveryOtherBuild() throws IOException {
        for (String module : LIBRARY) {
            String jar = "pubgames-" + module + "-" + MavenProject.VERSION + ".jar";
            assertThat(copy.resolve(module).resolve("target").resolve(jar))
                    .hasSameBinaryContentAs(PROJECT.resolve(module).resolve("target").resolve(jar));
        }
    }

    /** The one list of modules that is no child of the project's own description. */
    @Test
    void theBomIsOfThisVersionAndNamesTheLibrary() throws IOException {
        String bom = Files.readString(copy.resolve("bom").resolve("pom.xml"));
        assertThat(bom).contains("<version>" + MavenProject.VERSION + "</version>");
        for (String module : LIBRARY) {
            assertThat(bom).contains("<artifactId>pubgames-" + module + "</artifactId>");
        }
        assertThat(bom).doesNotContain("drools", "junit", "jackson-core", "databind");
    }
}
