package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;

/** Every layout of at most 30 discs against the oracle. */
class ScoringOracleTest {

    private static final int DISCS = 30;
    private static final int LAYOUTS = 46_376;
    private static final Compartments FULL = Compartments.of(7, 7, 9, 7);

    private static int eachLayout(int discs, Consumer<Compartments> action) {
        int layouts = 0;
        for (int twos = 0; twos <= discs; twos++) {
            for (int threes = 0; twos + threes <= discs; threes++) {
                for (int fours = 0; twos + threes + fours <= discs; fours++) {
                    for (int ones = 0; twos + threes + fours + ones <= discs; ones++) {
                        action.accept(Compartments.of(twos, threes, fours, ones));
                        layouts++;
                    }
                }
            }
        }
        return layouts;
    }

    @ParameterizedTest
    @MethodSource("org.pubgames.sjoelen.Shipped#ids")
    void theTableOfPointsAgreesWithTheOracle(String variant) {
        SjoelenScoring scoring = Shipped.GAME.scoring(Shipped.variant(variant));
        int discs = Oracle.discs(variant);
        int layouts =
                eachLayout(
                        discs,
                        layout -> {
                            if (scoring.points(layout) != Oracle.points(variant, layout)) {
                                assertThat(scoring.points(layout))
                                        .as(layout.toString())
                                        .isEqualTo(Oracle.points(variant, layout));
                            }
                        });
        assertThat(layouts)
                .isEqualTo((discs + 1) * (discs + 2) * (discs + 3) * (discs + 4) / 24)
                .isLessThanOrEqualTo(LAYOUTS);
    }

    @ParameterizedTest
    @ValueSource(strings = "ans-pre2016")
    void theLiveRulesAgreeWithTheOracleAndExplainEveryPoint(String variant) {
        SjoelenScoring scoring = Shipped.GAME.scoring(Shipped.variant(variant));
        eachLayout(
                DISCS,
                layout -> {
                    Score score = scoring.score(layout, Compartments.EMPTY).orElseThrow();
                    if (score.points() != Oracle.points(layout) || !explained(layout, score)) {
                        assertThat(score.points()).isEqualTo(Oracle.points(layout));
                        assertThat(score.rulings()).as(layout.toString()).isEmpty();
                    }
                });
    }

    /** Each line's equation is right, every disc is in exactly one line, the lines add up. */
    private static boolean explained(Compartments layout, Score score) {
        Map<Integer, Integer> counted = new HashMap<>();
        int sum = 0;
        for (Ruling ruling : score.rulings()) {
            if (ruling.kind() != Ruling.Kind.AWARDS || ruling.points() != fact(ruling, "points")) {
                return false;
            }
            sum += ruling.points();
            if (ruling.rule().equals("sjoelen.score.complete-set")) {
                if (fact(ruling, "each") != 20
                        || fact(ruling, "sets") * fact(ruling, "each") != ruling.points()) {
                    return false;
                }
                for (int label : List.of(2, 3, 4, 1)) {
                    counted.merge(label, fact(ruling, "sets"), Integer::sum);
                }
            } else {
                int label = fact(ruling, "compartment");
                int discs = fact(ruling, "discs");
                if (!ruling.rule().equals("sjoelen.score.face-value")
                        || discs <= 0
                        || discs * label != ruling.points()) {
                    return false;
                }
                counted.merge(label, discs, Integer::sum);
            }
        }
        return sum == score.points()
                && counted.getOrDefault(2, 0) == layout.first()
                && counted.getOrDefault(3, 0) == layout.second()
                && counted.getOrDefault(4, 0) == layout.third()
                && counted.getOrDefault(1, 0) == layout.fourth();
    }

    private static int fact(Ruling ruling, String name) {
        return (Integer) ruling.fact(name).orElseThrow();
    }

    @Test
    void theBatchGivesEveryLayoutItsOwnPoints() {
        List<String> rows = new ArrayList<>();
        Scoring.Batch batch =
                Shipped.GAME
                        .scoring(Shipped.variant("ans-pre2016"))
                        .batch(row -> rows.add(row.toString()));
        eachLayout(
                DISCS,
                layout -> {
                    String row = layout.toString().replace('/', ',');
                    rows.clear();
                    boolean sound = batch.row(row);
                    String expected = row + "," + Oracle.points(layout) + ",";
                    if (!sound || rows.size() != 1 || !rows.get(0).equals(expected)) {
                        assertThat(rows).containsExactly(expected);
                    }
                });
        assertThat(batch.end()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("org.pubgames.sjoelen.Shipped#editions")
    void extraDiscsAddTheirFaceValueToTheHighestScoreOnly(String variant) {
        SjoelenScoring scoring = Shipped.GAME.scoring(Shipped.variant(variant));
        int granted = Oracle.extraDiscs(variant, 1);
        eachLayout(
                3,
                bonus -> {
                    if (bonus.total() <= granted) {
                        Score score = scoring.score(FULL, bonus).orElseThrow();
                        assertThat(score.points())
                                .as(bonus.toString())
                                .isEqualTo(Oracle.points(FULL) + Oracle.bonus(bonus))
                                .isEqualTo(score.rulings().stream().mapToInt(Ruling::points).sum());
                    } else {
                        assertThat(scoring.score(FULL, bonus).problems())
                                .extracting(Problem::code)
                                .as(bonus.toString())
                                .containsExactly(
                                        granted == 0 ? "no-extra-disc" : "extra-disc-limit");
                    }
                });
        assertThat(scoring.score(Compartments.of(7, 8, 8, 7), Compartments.of(0, 0, 1, 0)))
                .satisfies(
                        reading ->
                                assertThat(reading.problems())
                                        .extracting(Problem::code)
                                        .containsExactly("no-extra-disc"));
    }

    @ParameterizedTest
    @MethodSource("org.pubgames.sjoelen.Shipped#editions")
    void impossibleLayoutsHaveNoPoints(String variant) {
        SjoelenScoring scoring = Shipped.GAME.scoring(Shipped.variant(variant));
        for (Compartments layout :
                List.of(
                        Compartments.of(8, 8, 8, 7),
                        Compartments.of(8, 8, 8, 8),
                        Compartments.of(0, 0, 31, 0),
                        Compartments.of(-1, 0, 0, 0),
                        Compartments.of(31, -1, 0, 0),
                        Compartments.of(Integer.MAX_VALUE, Integer.MAX_VALUE, 2, 0),
                        Compartments.of(Integer.MIN_VALUE, Integer.MIN_VALUE, 0, 0))) {
            assertThat(scoring.score(layout, Compartments.EMPTY).problems())
                    .as(layout.toString())
                    .isNotEmpty()
                    .allSatisfy(
                            problem -> {
                                assertThat(problem.rule()).startsWith("sjoelen.report.");
                                assertThat(problem.value()).contains(layout.toString());
                                assertThat(problem.allowed()).isEqualTo("0–30");
                            });
            assertThatThrownBy(() -> scoring.points(layout))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(layout.toString());
        }
    }
}
