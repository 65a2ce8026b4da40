package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The service of {@code examples/spring-service}, built by Maven from what this build would
 * publish; its own test plays an evening before three viewers.
 */
@Tag("proof")
class SpringServiceProof {

    private static final Path SERVICE = Path.of("..", "examples", "spring-service");

    @TempDir private Path folder;

    @Test
    void itIsBuiltAndItsEveningIsPlayed() throws Exception {
        MavenProject service = new MavenProject(SERVICE, folder);
        service.publishPom(Path.of("..", "bom"), "pubgames-bom");
        service.publish("core-api", "pubgames-core-api");
        service.publish("schocken-rules", "pubgames-schocken-rules");
        service.publish("event-store", "pubgames-event-store");
        service.publish("spring-boot-starter", "pubgames-spring-boot-starter");
        service.build();
        assertThat(service.target().resolve("club-1.jar")).isRegularFile();
        String report =
                Files.readString(
                        service.target()
                                .resolve("surefire-reports/org.example.club.EveningTest.txt"));
        assertThat(report).contains("Tests run: 1, Failures: 0, Errors: 0, Skipped: 0");
    }

    @Test
    void littleIsLeftToWrite() throws IOException {
        long lines = 0;
        try (Stream<Path> files = Files.walk(SERVICE.resolve("src/main/java"))) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(sources).isNotEmpty();
            for (Path source : sources) {
                lines += Files.readAllLines(source).size();
            }
        }
        assertThat(lines).isLessThanOrEqualTo(60);
        String readme = Files.readString(Path.of("..", "spring-boot-starter", "README.md"));
        assertThat(readme).contains(lines + " lines");
    }
}
