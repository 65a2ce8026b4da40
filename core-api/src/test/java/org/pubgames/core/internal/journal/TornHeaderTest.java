package org.pubgames.core.internal.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TornHeaderTest {

    private static final byte[] HEADER = bytes("{\"format\":1,\"seats\":[\"Zoë\"]}\n");

    @TempDir private Path folder = Path.of("");

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private boolean torn(byte[] bytes) throws IOException {
        Path file = folder.resolve("evening.journal");
        Files.write(file, bytes);
        try (JournalBytes all = JournalBytes.of(file)) {
            return TornHeader.is(all.line(0), all);
        }
    }

    /** Without its end it is whole; any less of it is torn, in the middle of a character too. */
    @Test
    void everyPartOfTheHeaderIsATornOne() throws IOException {
        for (int cut = 1; cut <= HEADER.length; cut++) {
            byte[] part = Arrays.copyOf(HEADER, cut);
            boolean torn = cut < HEADER.length - 1;
            assertThat(torn(part)).as("cut at " + cut).isEqualTo(torn);
            assertThat(TornHeader.of(part, HEADER)).as("cut at " + cut).isEqualTo(torn);
        }
        assertThat(TornHeader.of(new byte[0], HEADER)).isTrue();
    }

    @Test
    void whatStandsBehindAnythingIsNotReplaced() throws IOException {
        assertThat(torn(bytes("{\"format\":1,\n{}"))).isFalse();
        assertThat(torn(bytes("hello"))).isFalse();
        assertThat(TornHeader.of(bytes("{\"format\":2"), HEADER)).isFalse();
        assertThat(TornHeader.of(Arrays.copyOf(HEADER, HEADER.length + 1), HEADER)).isFalse();
        assertThat(TornHeader.of(HEADER, HEADER)).isFalse();
    }

    /** The disk knew how long the file was to be, but had not all of its blocks. */
    @Test
    void aBlockThatWasNeverWrittenReadsAsZeros() {
        byte[] half = HEADER.clone();
        Arrays.fill(half, 9, HEADER.length, (byte) 0);
        assertThat(TornHeader.of(half, HEADER)).isTrue();
        assertThat(TornHeader.of(new byte[HEADER.length], HEADER)).isTrue();
    }
}
