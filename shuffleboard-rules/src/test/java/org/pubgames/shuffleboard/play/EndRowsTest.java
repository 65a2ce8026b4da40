package org.pubgames.shuffleboard.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.shuffleboard.Side;

class EndRowsTest {

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "7",
                "-12.5",
                "007.50",
                "-0.000",
                "999999999999999999",
                "0.12345678901234567"
            })
    void aPlainNumberIsReadAsItIsWritten(String number) {
        for (String lineEnd : new String[] {"\n", "\r\n"}) {
            PlainDisc disc = new PlainDisc();
            byte[] row = bytes("x 12,b," + number + ",3" + lineEnd + "1,a,0,0\n");
            assertThat(disc.read(row, 2)).isTrue();
            assertThat(disc.end()).isEqualTo("12");
            assertThat(disc.belongsTo("12")).isTrue();
            assertThat(disc.belongsTo("1")).isFalse();
            assertThat(disc.belongsTo("13")).isFalse();
            assertThat(disc.laid().side()).isEqualTo(Side.B);
            assertThat(disc.laid().x()).hasValue(new BigDecimal(number));
            assertThat(disc.laid().y()).hasValue(new BigDecimal("3"));
            assertThat(disc.next()).isEqualTo(row.length - 8);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",a,0,0",
                "1",
                "1,a",
                "1,a,0",
                "1,a,0,0,",
                "1,a,0,0,0",
                "1,c,0,0",
                "1,aa,0,0",
                "1,,0,0",
                "1,a,,0",
                "1,a,x,0",
                "1,a,0,",
                "1,a,0,-",
                "1,a,0,.5",
                "1,a,0,5.",
                "1,a,0,+5",
                "1,a,0,1e2",
                "1,a,0,1.2.3",
                "1,a,0,1234567890123456789",
                "1,a,0,0.123456789012345678",
                " 1,a,0,0",
                "1 ,a,0,0",
                "1 2,a,0,0",
                "\u00e9,a,0,0",
                "1, a,0,0",
                "1,a ,0,0",
                "1,a, 0,0",
                "1,a,0,0 ",
                "1,a,0,0\r\r"
            })
    void otherRowsAreNotPlain(String odd) {
        assertThat(new PlainDisc().read(bytes(odd + "\n1,a,0,0\n"), 0)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the bar shows the cut: between plain rows of different ends, as late as possible
                "1,a,0,1;1,b,0,2;/2,a,0,1;2,a,0,2;",
                "1,a,0,1;/2,a,0,1;",
                "1,a,0,1;2,a,0,1;/3,a,0,1;",
                "1,a,0,1;/2,a,0,1;3,x,0,1;2,a,0,1;",
                "1,a,0,1;/2,a,0,1;2 ,a,0,1;",
                "1,a,0,1;/2,a,0,1;;",
                "/1,a,0,1;1,a,0,2;",
                "/1,a,0,1;;2,a,0,2;",
                "/1,a,0,1; 2,a,0,2;",
                "/1,a,0,1;2,c,0,2;",
                "/1,a,0,1;",
                "/x;",
                "/;",
                "/",
            })
    void cutsBetweenEnds(String shown) {
        String lines = shown.replace(';', '\n');
        String text = "9,a,0,1\n" + lines.replace("/", "");
        assertThat(EndRows.lastCut(bytes(text), 8, text.length()))
                .isEqualTo(8 + lines.indexOf('/'));
    }
}
