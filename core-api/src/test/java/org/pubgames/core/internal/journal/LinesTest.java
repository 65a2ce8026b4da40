package org.pubgames.core.internal.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Reading;

class LinesTest {

    private static List<String> read(byte[] bytes) throws IOException {
        Lines lines = new Lines(new ByteArrayInputStream(bytes), "f");
        List<String> all = new ArrayList<>();
        for (Reading<String> line = lines.next(); line != null; line = lines.next()) {
            all.add(
                    line.<String>fold(
                            text -> text,
                            problems -> problems.get(0).code() + "@" + problems.get(0).where()));
        }
        return all;
    }

    @Test
    void splitsAtLineEndsOfBothKinds() throws IOException {
        assertThat(read("a\r\nb\n\nc".getBytes(StandardCharsets.UTF_8)))
                .containsExactly("a", "b", "", "c");
        assertThat(read(new byte[0])).isEmpty();
        assertThat(read("\uFEFFa\n".getBytes(StandardCharsets.UTF_8))).containsExactly("a");
    }

    @Test
    void saysWhereTextIsNotUtf8() throws IOException {
        assertThat(read("caf\u00e9\nok".getBytes(StandardCharsets.ISO_8859_1)))
                .containsExactly("not-utf-8@f:1:4", "ok");
        assertThat(read("a\n".getBytes(StandardCharsets.UTF_16)))
                .first()
                .asString()
                .startsWith("not-utf-8");
        assertThat(read("a\n".getBytes(StandardCharsets.UTF_16LE)))
                .first()
                .asString()
                .startsWith("not-utf-8");
    }

    @Test
    void boundsTheLineLength() throws IOException {
        byte[] long1 = "x".repeat(Lines.LONGEST + 1).getBytes(StandardCharsets.UTF_8);
        assertThat(read(long1)).containsExactly("line-too-long@f:1");
    }
}
