package org.pubgames.core.internal.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Where;

class JournalBytesTest {

    private static final Where WHERE = Where.file("f").at(2, 0);
    private static final String CHECKPOINT = "{\"checkpoint\":7,";

    @TempDir private Path folder = Path.of("");
    private Path file = Path.of("");

    @BeforeEach
    void place() {
        file = folder.resolve("f");
    }

    private JournalBytes bytes(String text) throws IOException {
        Files.writeString(file, text);
        return JournalBytes.of(file);
    }

    private static String told(JournalBytes.Line line) {
        return line.text(WHERE)
                .fold(
                        text -> text.length() + " bytes",
                        problems -> problems.get(0).code() + ", " + problems.get(0).allowed());
    }

    @Test
    void eventsAreNoLongerThanOtherLinesAndCheckpointsMayBe() throws IOException {
        String most = "x".repeat(Lines.LONGEST);
        String state = CHECKPOINT + most;
        try (JournalBytes bytes = bytes(most + "\n" + most + "x\n" + state + "\nx")) {
            assertThat(told(bytes.line(0))).isEqualTo("1048576 bytes");
            JournalBytes.Line tooLong = bytes.line(Lines.LONGEST + 1);
            assertThat(told(tooLong)).isEqualTo("line-too-long, ≤ 1048576 bytes");
            assertThat(tooLong.length()).isEqualTo(Lines.LONGEST + 1);
            assertThat(told(bytes.line(2 * Lines.LONGEST + 3)))
                    .isEqualTo(state.length() + " bytes");
        }
    }

    /** A hole: nothing of it is on the disk. */
    private void longTail(String beginning) throws IOException {
        Files.writeString(file, beginning);
        try (RandomAccessFile all = new RandomAccessFile(file.toFile(), "rw")) {
            all.setLength(3L << 30);
        }
    }

    @Test
    void ofALineOfGigabytesOnlyTheBeginningIsRead() throws IOException {
        longTail("");
        try (JournalBytes bytes = JournalBytes.of(file)) {
            assertThat(bytes.line(0).length()).isEqualTo(Lines.LONGEST + 1);
            assertThat(bytes.line(0).tooLong()).isTrue();
        }
        longTail("header\n" + CHECKPOINT);
        try (JournalBytes bytes = JournalBytes.of(file)) {
            assertThat(told(bytes.line(7))).isEqualTo("line-too-long, ≤ 67108864 bytes");
            assertThat(bytes.endOfLines(7)).isEmpty();
            assertThat(bytes.number(bytes.size())).isEqualTo(2);
        }
    }

    /** Wherever the blocks end in which the file is read. */
    @ParameterizedTest
    @ValueSource(ints = {1, 15, 16_370, 16_383, 16_384, 16_385, 32_760, 65_535, 65_536, 70_000})
    void theLastCheckpointIsFoundFromTheEnd(int behind) throws IOException {
        String text = "header\n" + CHECKPOINT + "\nevent\n" + CHECKPOINT + "\n";
        String tail = "x".repeat(behind) + "\n" + " " + CHECKPOINT + "\n";
        try (JournalBytes bytes = bytes(text + tail)) {
            long last = (long) text.length() - CHECKPOINT.length() - 1;
            assertThat(bytes.lastCheckpoint(7, bytes.size())).hasValue(last);
            assertThat(bytes.lastCheckpoint(7, last)).hasValue(7);
            assertThat(bytes.lastCheckpoint(last + CHECKPOINT.length() + 1, bytes.size()))
                    .isEmpty();
            assertThat(bytes.number(last)).isEqualTo(4);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 65_534, 65_535, 65_536, 65_537, 200_000})
    void linesFollowEachOther(int length) throws IOException {
        List<String> expected = List.of("header", "", "y".repeat(length), "z", "end");
        try (JournalBytes bytes = bytes(String.join("\n", expected))) {
            List<String> found = new ArrayList<>();
            JournalLines lines = bytes.lines(0, bytes.size());
            for (JournalBytes.Line line = lines.next(); line != null; line = lines.next()) {
                found.add(line.text(WHERE).orElseThrow());
            }
            assertThat(found).isEqualTo(expected);
        }
    }
}
