package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.competition.pairing.AverageClasses.Bound;

/** Thresholds, the best of several results, averages and classes. */
class CountsTest {

    private static final Threshold CLUB = new Threshold(120, 2, 5, 10);
    private static final AverageClasses CLASSES =
            new AverageClasses(
                    List.of(
                            new Bound("A", new BigDecimal("131")),
                            new Bound("B", new BigDecimal("124")),
                            new Bound("C", new BigDecimal("112"))),
                    "D",
                    3,
                    "X",
                    2,
                    RoundingMode.HALF_UP);

    @Test
    void boardsThatReachTheThresholdAndTheBonus() {
        List<Integer> boards = List.of(120, 120, 121, 119, 130, 118, 120, 125, 119, 117);
        assertThat(CLUB.points(boards)).isEqualTo(17);
    }

    @Test
    void exactlyTheThresholdTenTimesGivesNoBonus() {
        List<Integer> boards = List.of(121, 119, 121, 119, 121, 119, 121, 119, 121, 119);
        assertThat(CLUB.points(boards)).isEqualTo(10);
    }

    @Test
    void fewerBoardsGiveNoBonus() {
        assertThat(CLUB.points(List.of(140, 140))).isEqualTo(4);
        assertThat(CLUB.points(List.of())).isZero();
    }

    @Test
    void theThresholdIsTheAverageCut() {
        assertThat(new Average(12053, 100).cut()).isEqualTo(120);
        assertThat(new Average(-1, 2).cut()).isEqualTo(-1);
    }

    @Test
    void theBestFourOfEightSeries() {
        List<Integer> series = List.of(1310, 1287, 1342, 1299, 1330, 1305, 1321, 1290);
        assertThat(BestOf.counted(series, 4)).containsExactly(1342, 1330, 1321, 1310);
        assertThat(BestOf.sum(series, 4)).isEqualTo(5303);
        assertThat(new Average(BestOf.sum(series, 4), 40).rounded(3, RoundingMode.UNNECESSARY))
                .isEqualTo(new BigDecimal("132.575"));
        assertThat(BestOf.sum(List.of(7), 4)).isEqualTo(7);
        assertThatIllegalArgumentException().isThrownBy(() -> BestOf.sum(List.of(7), 0));
    }

    @Test
    void twoResultsAreClassXHoweverGood() {
        assertThat(CLASSES.of(List.of(134, 136))).isEqualTo("X");
        assertThat(CLASSES.of(List.of(134, 136, 135))).isEqualTo("A");
    }

    @Test
    void theBoundsOfClassesAndTheNamedRounding() {
        assertThat(CLASSES.of(List.of(131, 131, 131))).isEqualTo("A");
        assertThat(CLASSES.of(List.of(124, 124, 124))).isEqualTo("B");
        assertThat(CLASSES.of(List.of(112, 112, 112))).isEqualTo("C");
        assertThat(CLASSES.of(List.of(112, 112, 111))).isEqualTo("D");
        List<Integer> nearly = new ArrayList<>(Collections.nCopies(199, 131));
        nearly.add(130);
        assertThat(CLASSES.of(nearly)).isEqualTo("A");
        AverageClasses cut =
                new AverageClasses(CLASSES.classes(), "D", 3, "X", 2, RoundingMode.DOWN);
        assertThat(cut.of(nearly)).isEqualTo("B");
    }

    @Test
    void averagesAreComparedExactly() {
        assertThat(new Average(10, 4)).isEqualByComparingTo(new Average(5, 2));
        assertThat(new Average(1_000_000_001, 3)).isGreaterThan(new Average(1_000_000_000, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new Average(1, 0));
    }
}
