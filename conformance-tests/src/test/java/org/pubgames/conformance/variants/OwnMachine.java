package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a class of these tests in a Java machine of its own. */
final class OwnMachine {

    private OwnMachine() {}

    /**
     * What the class prints, line by line.
     *
     * @param more entries of the class path that go before the others
     */
    static List<String> run(List<String> options, String more, Class<?> main)
            throws IOException, InterruptedException {
        String path =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(options);
        command.add("-Dorg.jboss.logging.provider=slf4j");
        command.addAll(List.of("-cp", more.isEmpty() ? path : more + File.pathSeparator + path));
        command.add(main.getName());
        Path out = Files.createTempFile("own-machine", ".txt");
        Process process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        try {
            assertThat(process.waitFor(30, TimeUnit.MINUTES)).as("it ended in time").isTrue();
            List<String> lines = Files.readAllLines(out, StandardCharsets.UTF_8);
            assertThat(process.exitValue()).as(String.join("\n", lines)).isZero();
            return lines;
        } finally {
            process.destroyForcibly();
            Files.delete(out);
        }
    }
}
