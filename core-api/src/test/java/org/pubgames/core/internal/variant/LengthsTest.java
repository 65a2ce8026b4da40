package org.pubgames.core.internal.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LengthsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "2.54cm|1",
                "2,54 cm|1",
                "25.4 mm|1",
                "127 cm|50",
                "150cm|59.055118",
                "1 m|39.370079",
                "6 in|6",
                "6\"|6",
                "2 ft|24",
                "2'|24",
                "4 ft 6 in|54",
                "4' 6\"|54",
                "3 voet|36",
                "3 Fuß|36",
                "3 Zoll|3"
            })
    void anyUnitIsInches(String written, BigDecimal inches) {
        assertThat(Lengths.inches(written).orElseThrow()).isEqualByComparingTo(inches);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"6", "six", "cm", "6 discs", "6 ft of rope", "-6 cm", "", "1 ft 6 discs"})
    void whatIsNoLengthIsLeftAlone(String written) {
        assertThat(Lengths.inches(written)).isEmpty();
    }
}
