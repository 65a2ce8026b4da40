package org.pubgames.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** The line protocol: every line that is a request is answered by one line. */
class ProtocolFuzzTest {

    /** The lines that the page for implementers shows. */
    static List<byte[]> requests() throws IOException {
        Path page = Path.of(System.getProperty("examples"), "../docs/conformance-protocol.md");
        List<String> requests =
                Files.readString(page).lines().filter(line -> line.startsWith("{\"")).toList();
        return Stream.concat(Stream.of(String.join("\n", requests)), requests.stream())
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    @MethodSource("requests")
    @FuzzTest(maxDuration = Answer.TIME)
    void answered(byte[] lines) {
        Answer answer = Answer.to(lines, "conformance", "serve");
        assertThat(answer.exit()).isZero();
        assertThat(answer.out().lines()).allMatch(line -> line.startsWith("{\""));
    }
}
