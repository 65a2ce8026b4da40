package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class PositionsTest {

    @Test
    void countsAsTheReaderDoes() {
        String text = "\uFEFFa: 1\r\nb: \ud83c\udfb2 x\rc: \n\ny";
        assertThat(Positions.of(text, text.indexOf('a'))).isEqualTo(new Node.Mark(1, 1));
        assertThat(Positions.of(text, text.indexOf('b'))).isEqualTo(new Node.Mark(2, 1));
        assertThat(Positions.of(text, text.indexOf('x'))).isEqualTo(new Node.Mark(2, 6));
        assertThat(Positions.of(text, text.indexOf('c'))).isEqualTo(new Node.Mark(3, 1));
        assertThat(Positions.of(text, text.indexOf('y'))).isEqualTo(new Node.Mark(5, 1));
        assertThat(Positions.index(text, new Node.Mark(9, 1))).isEqualTo(text.length());
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of("a", "\n", "\r\n", "\r", "\ud83c\udfb2", "é")
                .list()
                .ofMaxSize(30)
                .map(parts -> String.join("", parts));
    }

    @Property
    void whatWasFoundAtAPlaceIsFoundThere(@ForAll @From("texts") String text) {
        for (int i = 0; i < text.length(); i++) {
            boolean inside = Character.isLowSurrogate(text.charAt(i));
            boolean pair = i > 0 && text.charAt(i) == '\n' && text.charAt(i - 1) == '\r';
            if (!inside && !pair) {
                assertThat(Positions.index(text, Positions.of(text, i))).isEqualTo(i);
            }
        }
    }
}
