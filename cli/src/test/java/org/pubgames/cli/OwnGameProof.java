package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The game of the guide, built by Maven from what this build would publish, and judged by the
 * command and the kit.
 */
@Tag("proof")
class OwnGameProof {

    private static final String VERSION = "0.1.0";

    @TempDir private static Path folder;

    private static Path jar = Path.of("");

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        for (Path file : OwnGame.files()) {
            copy(file, folder.resolve("game").resolve(OwnGame.FOLDER.relativize(file).toString()));
        }
        Path repository = folder.resolve("repository");
        copy(Path.of("..", "pom.xml"), published(repository, "pubgames", "pom"));
        Path core = Path.of("..", "core-api");
        copy(core.resolve("pom.xml"), published(repository, "pubgames-core-api", "pom"));
        copy(
                core.resolve("target").resolve("pubgames-core-api-" + VERSION + ".jar"),
                published(repository, "pubgames-core-api", "jar"));
        Path settings = Files.writeString(folder.resolve("settings.xml"), settings());
        Ran maven =
                run(
                        List.of(
                                "mvn",
                                "-B",
                                "-gs",
                                settings.toString(),
                                "-Dmaven.repo.local=" + repository,
                                "-f",
                                folder.resolve("game").resolve("pom.xml").toString(),
                                "package"));
        assertThat(maven.exit()).as(maven.out()).isZero();
        jar = folder.resolve("game").resolve("target").resolve("ringing-the-bull-1.jar");
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to);
    }

    /** Where a local repository has an artifact of this project. */
    private static Path published(Path repository, String artifact, String type) {
        return repository
                .resolve(Path.of("org", "pubgames", artifact, VERSION))
                .resolve(artifact + "-" + VERSION + "." + type);
    }

    /** What is not of this project comes from the repository of the running build. */
    private static String settings() {
        String usual =
                System.getProperty(
                        "localRepository", System.getProperty("user.home") + "/.m2/repository");
        String place = "<id>usual</id><url>" + Path.of(usual).toUri() + "</url>";
        return """
               <settings>
                 <profiles>
                   <profile>
                     <id>usual</id>
                     <repositories><repository>%s</repository></repositories>
                     <pluginRepositories><pluginRepository>%s</pluginRepository></pluginRepositories>
                   </profile>
                 </profiles>
                 <activeProfiles><activeProfile>usual</activeProfile></activeProfiles>
               </settings>
               """
                .formatted(place, place);
    }

    /** A process with what it says; its two outputs are one. */
    private static Ran run(List<String> words) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "said", ".txt");
        Process process =
                new ProcessBuilder(words)
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        int exit = process.waitFor();
        return new Ran(exit, Files.readString(out, StandardCharsets.UTF_8), "");
    }

    private static Ran pubgames(String... args) throws IOException, InterruptedException {
        String classes =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.add("-Dstdout.encoding=UTF-8");
        words.add("-Dstderr.encoding=UTF-8");
        words.add("-cp");
        words.add(classes + java.io.File.pathSeparator + jar);
        words.add(Main.class.getName());
        words.addAll(List.of(args));
        Ran ran = run(words);
        assertThat(ran.out()).doesNotContain("\tat ", "Exception", "internal-error");
        return ran;
    }

    private static Ran judged(String... lines) throws IOException, InterruptedException {
        Path file = Files.createTempFile(folder, "match", ".jsonl");
        Files.write(file, List.of(lines));
        return pubgames("judge", file.toString());
    }

    @Test
    void itsEveningIsJudged() throws Exception {
        Ran ran = pubgames("judge", OwnGame.FOLDER.resolve("evening.jsonl").toString());
        assertThat(ran.exit()).as(ran.out()).isZero();
        assertThat(ran.out()).contains("Ringing the bull", "On the horn: Anna has 1.");
    }

    @Test
    void itsVectorsPass() throws Exception {
        Ran ran =
                pubgames(
                        "conformance",
                        "run",
                        "--game",
                        "ringing-the-bull",
                        "--vectors",
                        OwnGame.FOLDER.resolve("vectors").toString());
        assertThat(ran.exit()).as(ran.out()).isZero();
    }

    @Test
    void itsBookIsShown() throws Exception {
        Ran ran = pubgames("rules", "ringing-the-bull", "--lang", "nl");
        assertThat(ran.exit()).as(ran.out()).isZero();
        assertThat(ran.out()).contains("Stierringen", "A ring on the horn is one point.");
    }

    @Test
    void aVariantThatIsNotThereIsAProblem() throws Exception {
        Ran ran =
                judged(
                        "{\"format\":1,\"game\":\"ringing-the-bull\",\"variant\":\"ancor\","
                                + "\"seats\":[\"Anna\",\"Bram\"]}");
        assertThat(ran.exit()).isNotZero();
        assertThat(ran.out()).contains("ancor", "anchor");
    }

    @Test
    void aSwingOutOfTurnIsRefused() throws Exception {
        Ran ran =
                judged(
                        "{\"format\":1,\"game\":\"ringing-the-bull\",\"variant\":\"anchor\","
                                + "\"seats\":[\"Anna\",\"Bram\"]}",
                        "{\"event\":\"swung\",\"player\":\"Bram\",\"hooked\":true}");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("Anna holds the ring, not Bram.");
    }
}
