package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts are taken as numbers too; every layout has a place of its own in the table. */
class TableAnswersTest {

    private final Sjoelen game = new Sjoelen();
    private final SjoelenScoring scoring = game.scoring(game.variants().standard());

    /** Worth by hand: sets of one in each at twenty, the others by their labels. */
    private static int byHand(int first, int second, int third, int fourth) {
        int sets = Math.min(Math.min(first, second), Math.min(third, fourth));
        return sets * 20
                + (first - sets) * 2
                + (second - sets) * 3
                + (third - sets) * 4
                + (fourth - sets);
    }

    @Test
    void everyLayoutKeepsItsPoints() {
        // asked twice: what is kept must be what was answered, also after all the others
        for (int time = 0; time < 2; time++) {
            for (int a = 0; a <= 30; a++) {
                for (int b = 0; a + b <= 30; b++) {
                    for (int c = 0; a + b + c <= 30; c++) {
                        for (int d = 0; a + b + c + d <= 30; d++) {
                            int points = scoring.points(a, b, c, d);
                            if (points != byHand(a, b, c, d)) {
                                assertThat(points)
                                        .as(a + " " + b + " " + c + " " + d)
                                        .isEqualTo(byHand(a, b, c, d));
                            }
                        }
                    }
                }
            }
        }
        assertThat(scoring.points(9, 5, 7, 5)).isEqualTo(116);
    }

    @ParameterizedTest
    @CsvSource({
        "-1, 0, 0, 0",
        "0, 0, 0, -2147483648",
        "31, 0, 0, 0",
        "10, 10, 10, 1",
        "2147483647, 2147483647, 2, 0",
        "2147483647, 1, 0, 0"
    })
    void anImpossibleLayoutIsRefused(int first, int second, int third, int fourth) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> scoring.points(first, second, third, fourth))
                .withMessageContaining("is impossible with 30 discs");
    }
}
