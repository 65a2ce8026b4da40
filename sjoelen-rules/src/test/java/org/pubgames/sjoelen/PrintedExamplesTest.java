package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples that the sources print, and what follows from the arithmetic of the game. */
class PrintedExamplesTest {

    private static final SjoelenScoring SCORING =
            Shipped.GAME.scoring(Shipped.variant("ans-pre2016"));

    @ParameterizedTest(name = "{0} is {1} ({2})")
    @CsvSource({
        "9/5/7/5, 116, Masters",
        "5/5/6/5, 104, ANS and S240",
        "7/7/9/7, 148, ANS and Masters",
        "1/1/1/1, 20, ANS",
        "2/2/2/2, 40, ANS",
        "3/3/3/3, 60, ANS",
        "6/5/5/5, 102, Logra",
        "7/6/8/8, 132, jakkolo-auberger",
        "4/4/5/3, 73, Sweden",
        "1/1/4/3, 34, Czech page",
        "3/3/3/4, 61, blog of 2025",
        "3/3/4/3, 64, blog of 2025",
        "3/4/3/5, 65, Python exercise",
        "4/3/3/5, 64, Python exercise",
        "2/4/6/2, 62, Python exercise",
        "6/2/3/7, 57, Python exercise",
        "0/0/30/0, 120, no set",
        "0/0/0/30, 30, no set",
        "0/0/0/0, 0, nothing",
    })
    void printedLayouts(String layout, int points, String source) {
        assertThat(SCORING.score(List.of(layout)).orElseThrow().points()).isEqualTo(points);
        assertThat(SCORING.score(List.of(layout.split("/"))).orElseThrow().points())
                .as(source)
                .isEqualTo(points);
    }

    @ParameterizedTest(name = "148 and extra discs in {0} are {1}")
    @CsvSource({"0/0/1/1, 153", "1/0/0/0, 150", "0/0/2/0, 156", "0/0/0/0, 148"})
    void printedBonuses(String bonus, int points) {
        assertThat(SCORING.score(List.of("7/7/9/7", bonus)).orElseThrow().points())
                .isEqualTo(points);
    }

    private static List<String> layoutsWorth(int points) {
        List<String> layouts = new ArrayList<>();
        for (int twos = 0; twos <= 30; twos++) {
            for (int threes = 0; twos + threes <= 30; threes++) {
                for (int fours = 0; twos + threes + fours <= 30; fours++) {
                    for (int ones = 0; twos + threes + fours + ones <= 30; ones++) {
                        Compartments layout = Compartments.of(twos, threes, fours, ones);
                        if (SCORING.points(layout) == points) {
                            layouts.add(layout.toString());
                        }
                    }
                }
            }
        }
        return layouts;
    }

    @Test
    void theHighestScoresHaveTheirLayoutsOnly() {
        assertThat(layoutsWorth(148)).containsExactly("7/7/9/7");
        assertThat(layoutsWorth(147)).containsExactly("7/8/8/7");
        assertThat(layoutsWorth(146)).containsExactlyInAnyOrder("7/9/7/7", "8/7/8/7");
        assertThat(layoutsWorth(149)).isEmpty();
    }

    @Test
    void everyScoreFromNothingToTheHighestCanBeMade() {
        BitSet made = new BitSet();
        for (int twos = 0; twos <= 10; twos++) {
            for (int threes = 0; threes <= 10; threes++) {
                for (int fours = 0; twos + threes + fours <= 30; fours++) {
                    for (int ones = 0; twos + threes + fours + ones <= 30; ones++) {
                        made.set(SCORING.points(Compartments.of(twos, threes, fours, ones)));
                    }
                }
            }
        }
        assertThat(made.nextClearBit(0)).isEqualTo(149);
        assertThat(made.length()).isEqualTo(149);
    }

    @ParameterizedTest(name = "{0} discs make {1} at most")
    @CsvSource({
        "0, 0", "1, 4", "6, 28", "10, 48", "20, 100", "28, 140", "29, 144", "30, 148", "31, 152",
        "32, 160"
    })
    void theMostByNumberOfDiscs(int discs, int points) {
        assertThat(Oracle.highest(discs)).isEqualTo(points);
        assertThat(Shipped.settings("ans-pre2016").counting().mostFor(discs)).isEqualTo(points);
    }

    @Test
    void theMostByNumberOfDiscsAgreesWithTheOracleUpToSixty() {
        for (int discs = 0; discs <= 60; discs++) {
            assertThat(Shipped.settings("s240").counting().mostFor(discs))
                    .as(discs + " discs")
                    .isEqualTo(Oracle.highest(discs));
        }
    }

    @ParameterizedTest
    @MethodSource("org.pubgames.sjoelen.Shipped#ids")
    void theMaximumIsTheOneThatTheEditionPrints(String variant) {
        SjoelenSettings settings = Shipped.settings(variant);
        assertThat(settings.counting().highestScore())
                .isEqualTo(Oracle.points(variant, Oracle.best(variant)));
        assertThat(settings.discs()).isEqualTo(Oracle.discs(variant));
        assertThat(settings.subTurns()).isEqualTo(Oracle.subTurns(variant));
        assertThat(settings.byGames()).isEqualTo(Oracle.byGames(variant));
        assertThat(settings.counting().maximum()).isEqualTo(Oracle.maximum(variant));
        for (int subTurn = 0; subTurn <= 4; subTurn++) {
            assertThat(settings.bonusDiscsAfter(subTurn))
                    .as("sub-turn " + subTurn)
                    .isEqualTo(Oracle.extraDiscs(variant, subTurn));
        }
    }
}
