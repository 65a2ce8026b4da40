package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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

    @TempDir private static Path folder;

    private static Path jar = Path.of("");

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        MavenProject game = new MavenProject(OwnGame.FOLDER, folder);
        game.publish("core-api", "pubgames-core-api");
        game.build();
        jar = game.target().resolve("ringing-the-bull-1.jar");
    }

    private static Ran pubgames(String... args) throws IOException, InterruptedException {
        String classes =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> words = new ArrayList<>();
        words.add(MavenProject.java());
        words.add("-Dstdout.encoding=UTF-8");
        words.add("-Dstderr.encoding=UTF-8");
        words.add("-cp");
        words.add(classes + java.io.File.pathSeparator + jar);
        words.add(Main.class.getName());
        words.addAll(List.of(args));
        Ran ran = MavenProject.run(words, folder);
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
