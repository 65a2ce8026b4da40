package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.TableFill;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.play.ThrowRanks;

/** Dice are taken as numbers too, and an answer is made once. */
class TableAnswersTest {

    private final SchockenScoring scoring =
            Shipped.GAME.scoring(Shipped.GAME.variants().standard());

    private static final List<List<Integer>> THROWS = throwsHighestFirst();

    private static List<List<Integer>> throwsHighestFirst() {
        List<List<Integer>> dice = new ArrayList<>();
        for (int high = 1; high <= 6; high++) {
            for (int middle = 1; middle <= high; middle++) {
                for (int low = 1; low <= middle; low++) {
                    dice.add(List.of(high, middle, low));
                }
            }
        }
        return dice;
    }

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

    @Test
    void aFilledTableSaysWhatItTook() {
        TableFill fill = scoring.fill().orElseThrow();
        assertThat(fill.answers()).isEqualTo(2 * 6 * 6 * 6);
        assertThat(fill.bytes()).isBetween(10_000L, 30_000L);
        assertThat(fill.time()).isPositive();
    }

    static Stream<Variant> variants() {
        return Shipped.GAME.variants().all().stream();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theTableOfEveryVariantSaysWhatTheLiveRulesSay(Variant variant) {
        SchockenScoring table = Shipped.GAME.scoring(variant);
        table.fill();
        for (boolean fromHand : new boolean[] {true, false}) {
            Map<List<Integer>, Worth> live = new HashMap<>();
            for (List<Integer> dice : THROWS) {
                live.put(dice, live(variant, dice, fromHand));
            }
            live.forEach(
                    (dice, worth) -> {
                        long better =
                                live.values().stream().filter(o -> o.compareTo(worth) > 0).count();
                        assertThat(table.rank(dice, fromHand))
                                .as(dice + " " + fromHand)
                                .isEqualTo(
                                        new SchockenScoring.Ranked(
                                                (int) better + 1,
                                                worth.category(),
                                                worth.all(),
                                                worth.discs()));
                    });
        }
    }

    private static Worth live(Variant variant, List<Integer> dice, boolean fromHand) {
        try (Judging judging = RuledGames.of(Shipped.GAME).rules(variant).open()) {
            return judging.put(
                            ThrowRanks.question(
                                    judging, "", dice, fromHand, Schocken.settings(variant)))
                    .effect(Worth.class)
                    .orElseThrow();
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
