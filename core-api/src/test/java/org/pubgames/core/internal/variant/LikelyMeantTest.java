package org.pubgames.core.internal.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.internal.data.Node;

class LikelyMeantTest {

    enum Colour {
        RED,
        BLUE
    }

    record Things(
            int whole,
            BigDecimal exact,
            boolean truth,
            String text,
            List<Colour> list,
            Colour one) {}

    private static Type type(String name) throws ReflectiveOperationException {
        return Things.class.getDeclaredMethod(name).getGenericReturnType();
    }

    @ParameterizedTest
    @CsvSource(
            value = {
                "whole, 5, 1–40, 5",
                "whole, ' 5 ', 1–40, 5",
                "whole, 50, 1–40, ''",
                "whole, 2.5, 1–40, ''",
                "whole, five, 1–40, ''",
                "whole, 99999999999, 1–40, ''",
                "exact, '1,25', 0.25–6, 1.25",
                "exact, '0,1', 0.25–6, ''",
                "whole, 25 schijven, 1–40, 25",
                "whole, 25 cm, 1–40, ''",
                "whole, 25 feet, 1–40, ''",
                "exact, 2.54 cm, 0.25–6, 1",
                "exact, 15 cm, 0.25–6, 5.905512",
                "exact, 1 m, 0.25–6, ''",
                "truth, yes, 'true, false', true",
                "truth, NEIN, 'true, false', false",
                "truth, perhaps, 'true, false', ''",
                "list, Red, 'red, blue', [red]",
                "list, green, 'red, blue', ''",
                "text, some words, '', some words",
            })
    void onlyWhatIsBeyondDoubtAndAllowedIsSuggested(
            String name, String written, String allowed, String meant)
            throws ReflectiveOperationException {
        Node node = new Node.Text(new Node.Mark(1, 1), written);
        assertThat(LikelyMeant.of(type(name), node, allowed)).isEqualTo(meant);
    }
}
