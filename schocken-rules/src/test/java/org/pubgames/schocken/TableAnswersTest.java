package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dice are taken as numbers too, and an answer is made once. */
class TableAnswersTest {

    private final SchockenScoring scoring =
            Shipped.GAME.scoring(Shipped.GAME.variants().standard());

    @Test
    void theSameThrowHasTheSameAnswerAndNoneIsMadeAgain() {
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                for (int third = 1; third <= 6; third++) {
                    for (boolean hand : new boolean[] {true, false}) {
                        assertThat(scoring.rank(first, second, third, hand))
                                .isSameAs(scoring.rank(List.of(first, second, third), hand))
                                .isEqualTo(scoring.rank(third, first, second, hand));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 1",
        "1, 7, 1",
        "1, 1, -1",
        "2147483647, 1, 1",
        "1, -2147483648, 1",
        "1, 1, 8"
    })
    void whatIsNoDieIsRefused(int first, int second, int third) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> scoring.rank(first, second, third, true))
                .withMessageContaining("are not three dice");
    }
}
