package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnusableFileTest {

    private static final String HEADER = JudgeCommandTest.HEADER.formatted("ans-pre2016");

    /** An event of Anna's with these fields. */
    private static String event(String kind, String fields) {
        return "{\"event\":\"" + kind + "\",\"player\":\"Anna\"" + fields + "}\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "ISO-8859-1"})
    void anotherEncodingIsAProblem(String charset) {
        byte[] file = HEADER.replace("Anna", "Zoë").getBytes(Charset.forName(charset));
        Ran ran = Ran.pubgames(Ran.PIPED, file, "judge", "-");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("stdin:1:").contains("[not-utf-8]");
    }

    @Test
    void aByteOrderMarkAndWindowsLineEndsAreForgiven() {
        String file = "\uFEFF" + HEADER + event("score-noted", ",\"points\":100");
        assertThat(Ran.reading(file.replace("\n", "\r\n"), "judge", "-").exit()).isZero();
    }

    @Test
    void aLongFileStreams(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("long.jsonl");
        String event = event("conduct-reported", ",\"conduct\":\"smoked\"");
        Files.write(file, (HEADER + event.repeat(100_000)).getBytes(StandardCharsets.UTF_8));
        Ran ran = Ran.pubgames("judge", file.toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("100000 events accepted, 0 rejected.");
    }

    @Test
    void missingFilesAndFoldersAreProblems(@TempDir Path folder) {
        List<String[]> calls =
                List.of(
                        new String[] {"nowhere.jsonl", "file-not-found"},
                        new String[] {folder.toString(), "is-a-directory"},
                        new String[] {"\0", "cannot-open"});
        for (String[] call : calls) {
            Ran ran = Ran.pubgames("judge", call[0]);
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).contains("[" + call[1] + "]");
        }
    }

    @Test
    void anInputThatBreaksOffIsUnusable() {
        InputStream closed =
                new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw new IOException("Bad file descriptor");
                    }

                    @Override
                    public int read(byte[] bytes, int from, int length) throws IOException {
                        return read();
                    }
                };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] args = {"judge", "-"};
        assertThat(Main.run(args, closed, new ByteArrayOutputStream(), err, Ran.PIPED))
                .isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("[unreadable]");
    }
}
