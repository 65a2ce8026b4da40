package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.pubgames.core.internal.data.JsonWriter;

/** What the values of the store refuse, and what their text forms give back. */
class ValuesTest {

    @Test
    void idsAreNamesOfFiles() {
        assertThat(List.of("a", "0", "a-1", "x".repeat(64))).allMatch(NewMatch::isId);
        assertThat(List.of("", "-a", "A", "a.b", "a/b", "..", "é", "a b", "x".repeat(65)))
                .noneMatch(NewMatch::isId);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NewMatch("../x", "{}", Instant.EPOCH, null));
    }

    @Test
    void keysArePrintable() {
        assertThat(List.of("k", "0f-1", "a:b/c=+", "x".repeat(200))).allMatch(RequestKey::isKey);
        assertThat(List.of("", " ", "a b", "é", "\"", "\\", "\n", "x".repeat(201)))
                .noneMatch(RequestKey::isKey);
        assertThat(RequestKey.of("k", "a")).isEqualTo(RequestKey.of("k", "a"));
        assertThat(RequestKey.of("k", "a")).isNotEqualTo(RequestKey.of("k", "b"));
        assertThatIllegalArgumentException().isThrownBy(() -> new RequestKey("k", "short"));
    }

    @Test
    void aLineIsOneLineThatCanBeWritten() {
        for (String wrong :
                List.of("", "a\nb", "a\rb", "\0", "\ud83d", "\udfb2x", "x".repeat(1_000_001))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new StoredLine(1, wrong, "{}", Instant.EPOCH, null));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new StoredLine(1, "{}", wrong, Instant.EPOCH, null));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Snapshot(1, 1, "maker", wrong));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new StoredLine(0, "{}", "{}", Instant.EPOCH, null));
        assertThatIllegalArgumentException().isThrownBy(() -> new Snapshot(0, 0, "maker", "{}"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Snapshot(1, 1, "\"", "{}"));
    }

    /** Half of a pair can stand in no line: it is written as an escape. */
    private static String json(Object value) {
        StringBuilder out = new StringBuilder();
        JsonWriter.write(value)
                .codePoints()
                .forEach(
                        c -> {
                            if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                                out.append(String.format(Locale.ROOT, "\\u%04x", c));
                            } else {
                                out.appendCodePoint(c);
                            }
                        });
        return out.toString();
    }

    /** Any text at all is written as one line that a store takes. */
    @Property(tries = 300)
    void textsAreWrittenAsOneLine(@ForAll String text) {
        String json = json(Map.of("text", text));
        assertThat(new StoredLine(1, json, json, Instant.EPOCH, null).line()).isEqualTo(json);
    }

    /** A line of a folder is read as it was written, and not when any byte of it is another. */
    @Property(tries = 300)
    void linesOfAFolderComeBack(
            @ForAll @StringLength(max = 40) String text,
            @ForAll @IntRange(min = 1, max = 999_999_999) int number,
            @ForAll int before,
            @ForAll boolean keyed,
            @ForAll @IntRange(max = 10_000) int changed) {
        String json = json(text);
        StoredLine line =
                new StoredLine(
                        number,
                        json,
                        json(List.of(text, ",\"answer\":")),
                        Instant.ofEpochSecond(number),
                        keyed ? RequestKey.of("k" + number, text) : null);
        byte[] written = FolderForm.summed(FolderForm.write(line), before);
        byte[] bytes = java.util.Arrays.copyOf(written, written.length - 1);
        assertThat(FolderForm.fits(bytes, before)).isPresent();
        assertThat(FolderForm.line(FolderForm.unsummed(bytes))).contains(line);
        assertThat(FolderForm.fits(bytes, before + 1)).isEmpty();
        bytes[changed % bytes.length] ^= 1;
        assertThat(FolderForm.fits(bytes, before)).isEmpty();
    }
}
