package org.pubgames.conformance.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.protocol.LineSource.Kind;

/** Lines of all systems and encodings. */
class LineSourceTest {

    private static List<String> lines(byte[] bytes) throws IOException {
        LineSource source = new LineSource(new ByteArrayInputStream(bytes), 10);
        List<String> lines = new ArrayList<>();
        LineSource.Line heard = source.next();
        while (heard.kind() != Kind.ENDED) {
            lines.add(heard.kind() + " " + heard.text());
            heard = source.next();
        }
        return lines;
    }

    private static List<String> lines(String text) throws IOException {
        return lines(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void everyEndOfALineIsOne() throws IOException {
        assertThat(lines("a\nb\r\n\nc")).containsExactly("LINE a", "LINE b", "LINE ", "LINE c");
        assertThat(lines("")).isEmpty();
    }

    @Test
    void aByteOrderMarkIsForgivenOnceAtTheStart() throws IOException {
        assertThat(lines("\ufeffa\n\ufeffb\n")).containsExactly("LINE a", "LINE \ufeffb");
        assertThat(lines("\ufeff\r\n")).containsExactly("LINE ");
    }

    @Test
    void aLineThatIsTooLongIsPassedOver() throws IOException {
        assertThat(lines("0123456789\n0123456789abc\nd\n"))
                .containsExactly("LINE 0123456789", "TOO_LONG 0123456789", "LINE d");
        assertThat(lines("0123456789abc")).containsExactly("TOO_LONG 0123456789");
    }

    @Test
    void whatIsNotTextIsSaidToBeSo() throws IOException {
        assertThat(lines(new byte[] {(byte) 0xff, '\n', 'a'}))
                .containsExactly("NOT_TEXT \ufffd", "LINE a");
    }
}
