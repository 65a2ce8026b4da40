package org.pubgames.conformance.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The programs that hosts copy are short and show what they say. */
class HostProgramsTest {

    private static final Path FOLDER = Path.of("..", "examples", "host");

    @ParameterizedTest
    @CsvSource({"python3, referee.py", "node, referee.mjs"})
    void areShortAndRun(String program, String file) throws IOException, InterruptedException {
        Path source = FOLDER.resolve(file);
        assertThat(Files.readAllLines(source)).hasSizeLessThan(60);
        assumeTrue(Machine.has(program), program + " is not installed");
        List<String> command = new ArrayList<>(List.of(program, source.toString()));
        command.addAll(
                List.of(
                        Machine.java(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        OwnEngine.class.getName()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        String shown = Files.readString(FOLDER.resolve(file + ".txt"));
        assertThat(said.replace("\r\n", "\n")).isEqualTo(shown);
    }

    @Test
    void matchesAreKnownByTheirNumbersUntilTheyAreClosed() {
        ProtocolServer server = ProtocolServer.ofInstalledGames();
        String open =
                "{\"cmd\":\"open\",\"seq\":1,\"header\":{\"format\":1,\"game\":\"sjoelen\",\"seats\":[\"A\"]}}";
        assertThat(server.answer(open).orElseThrow()).contains("\"match\":1");
        assertThat(server.answer(open).orElseThrow()).contains("\"match\":2");
        String played =
                "{\"cmd\":\"judge\",\"seq\":2,\"match\":2,\"event\":{\"event\":\"sub-turn-played\",\"player\":\"A\",\"compartments\":[1,1,1,1]}}";
        assertThat(server.answer(played).orElseThrow()).contains("\"accepted\":true");
        String first = "{\"cmd\":\"state\",\"seq\":3,\"match\":1}";
        assertThat(server.answer(first).orElseThrow()).contains("\"events\":0");
        assertThat(server.answer(first.replace(":1}", ":2}")).orElseThrow())
                .contains("\"events\":1");
        String saved = server.answer("{\"cmd\":\"save\",\"seq\":4,\"match\":2}").orElseThrow();
        String file = saved.substring(saved.indexOf("\"file\":"), saved.length() - 1);
        assertThat(server.answer("{\"cmd\":\"open\",\"seq\":5," + file + "}").orElseThrow())
                .contains("\"match\":3", "\"events\":1");
        assertThat(server.answer("{\"cmd\":\"close\",\"seq\":6,\"match\":1}").orElseThrow())
                .contains("\"ok\":true");
        assertThat(server.answer(first).orElseThrow())
                .contains("errored", "there is no match 1; open are [2, 3]");
    }
}
