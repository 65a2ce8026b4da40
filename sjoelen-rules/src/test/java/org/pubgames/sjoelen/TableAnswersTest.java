package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Games;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.TableFill;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.RuledGames;

/** Counts are taken as numbers too; every layout has a place of its own in the table. */
class TableAnswersTest {

    /** With nothing answered yet. */
    private static SjoelenScoring anew() {
        Sjoelen game = RuledGames.of(Games.game(Sjoelen.KEY)).anew().as(Sjoelen.class);
        return game.scoring(game.variants().standard());
    }

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
        SjoelenScoring scoring = anew();
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

    @Test
    void aFilledTableSaysWhatItTook() {
        SjoelenScoring scoring = anew();
        TableFill fill = scoring.fill().orElseThrow();
        assertThat(fill.answers()).isEqualTo(46_376);
        assertThat(fill.bytes()).isEqualTo(2 * 46_376);
        assertThat(fill.time()).isPositive();
        assertThat(scoring.points(30, 0, 0, 0)).isEqualTo(60);
    }

    static Stream<Variant> variants() {
        return Shipped.GAME.variants().all().stream();
    }

    /** The table is asked first, then the live rules with all that they say: one layout in 41. */
    @ParameterizedTest
    @MethodSource("variants")
    void theTableOfEveryVariantAgreesWithTheExplanations(Variant variant) {
        agrees(variant, 41);
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Tag("proof")
    void everyAnswerOfEveryTableAgreesWithItsExplanation(Variant variant) {
        agrees(variant, 1);
    }

    private static void agrees(Variant variant, int oneIn) {
        SjoelenScoring table = Shipped.GAME.scoring(variant);
        int discs = Sjoelen.settings(variant).discs();
        table.fill();
        int layouts = 0;
        for (int a = 0; a <= discs; a++) {
            for (int b = 0; a + b <= discs; b++) {
                for (int c = 0; a + b + c <= discs; c++) {
                    for (int d = 0; a + b + c + d <= discs; d++) {
                        if (layouts++ % oneIn == 0) {
                            agrees(table, new Compartments(a, b, c, d));
                        }
                    }
                }
            }
        }
    }

    private static void agrees(SjoelenScoring table, Compartments layout) {
        Score told = table.score(layout, Compartments.EMPTY).orElseThrow();
        int awarded = told.rulings().stream().mapToInt(Ruling::points).sum();
        if (awarded != table.points(layout) || told.points() != awarded) {
            assertThat(told).as(layout.toString()).isEqualTo(table.points(layout));
        }
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
        SjoelenScoring scoring = anew();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> scoring.points(first, second, third, fourth))
                .withMessageContaining("is impossible with 30 discs");
    }
}
