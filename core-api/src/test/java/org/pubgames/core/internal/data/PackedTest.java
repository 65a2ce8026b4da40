package org.pubgames.core.internal.data;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;

class PackedTest {

    record Corner(int left, Optional<String> name) {}

    record House(
            boolean open,
            Lang lang,
            BigDecimal width,
            List<Corner> corners,
            Optional<Corner> best) {}

    private static final House HOUSE =
            new House(
                    true,
                    Lang.NL,
                    new BigDecimal("1.15625"),
                    List.of(new Corner(-3, Optional.of("Ecke")), new Corner(4, Optional.empty())),
                    Optional.empty());

    @Property
    void numbersAndTextsComeBack(@ForAll List<Integer> numbers, @ForAll List<String> texts) {
        PackedWriter out = new PackedWriter();
        out.list(numbers, out::number);
        out.texts(texts);
        PackedReader in = new PackedReader(out.bytes());
        assertThat(in.list(in::number)).isEqualTo(numbers);
        // a lone half of a pair of characters is no text that could be kept
        List<String> kept = new ArrayList<>();
        texts.forEach(text -> kept.add(new String(text.getBytes(UTF_8), UTF_8)));
        assertThat(in.texts()).isEqualTo(kept);
    }

    @Test
    void aRecordComesBackWithTheTypesOfItsValues() {
        PackedWriter out = new PackedWriter();
        out.value(HOUSE);
        assertThat(new PackedReader(out.bytes()).value(PackedTest.class)).isEqualTo(HOUSE);
    }

    @Test
    void whatIsNoValueIsNotPacked() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PackedWriter().value(Map.of("walls", 4)))
                .withMessageContaining("walls");
    }

    @Test
    void entriesKeepTheirOrderAndAreDecodedWhenAskedFor() {
        Map<String, Integer> written = new LinkedHashMap<>();
        written.put("two", 2);
        written.put("one", 1);
        written.put("three", 3);
        PackedWriter out = new PackedWriter();
        out.local(new LocalText("discs", "schijven", "Scheiben"));
        PackedEntries.write(out, written, PackedWriter::number);
        PackedReader in = new PackedReader(out.bytes());
        assertThat(in.local()).isEqualTo(new LocalText("discs", "schijven", "Scheiben"));
        List<String> decoded = new ArrayList<>();
        PackedEntries<Integer> entries =
                new PackedEntries<>(
                        in,
                        (name, part) -> {
                            decoded.add(name);
                            return part.number();
                        });
        assertThat(entries.get("one")).isEqualTo(1);
        assertThat(entries.get("one")).isEqualTo(1);
        assertThat(entries.get("four")).isNull();
        assertThat(entries.containsKey("three")).isTrue();
        assertThat(entries.place("three")).isEqualTo(2);
        assertThat(decoded).containsExactly("one");
        assertThat(entries).containsExactlyEntriesOf(written);
        assertThat(entries.keySet()).containsExactly("two", "one", "three");
        assertThat(entries.values()).containsExactly(2, 1, 3);
    }
}
