package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The situations "Ranking" of research/schocken.md §5, by number. */
class RankingSituationsTest {

    /** A round after a Schuss: who loses, how much, and what the deciding throws were. */
    private static void judged(
            String changes, String hands, String loser, int discs, String rank, String loses) {
        String[] round = hands.split(", ", -1);
        String[] names =
                Arrays.stream(round).map(hand -> hand.substring(0, 1)).toArray(String[]::new);
        Evening evening =
                changes.isEmpty()
                        ? Evening.of(names)
                        : Evening.in(Evening.house(changes.split("; ", -1)), names);
        evening.schuss(round);
        assertThat(evening.rules())
                .contains("schocken.rank." + rank, "schocken.rank." + loses)
                .contains("schocken.round.lowest-loses", "schocken.discs.from-stock");
        assertThat(evening.fact("schocken.round.lowest-loses", "player")).isEqualTo(loser);
        assertThat(evening.ruling("schocken.discs.from-stock").points()).isEqualTo(discs);
        assertThat(evening.loser()).isEqualTo(loser);
        assertThat(evening.discs(loser)).isEqualTo(discs);
        assertThat(evening.state().stock()).isEqualTo(13 - discs);
        assertThat(evening.leader()).isEqualTo(loser);
    }

    @Test
    void situation1AStraightBeatsASimpleThrow() {
        judged("", "A 6-6-5, B 3-2-1", "A", 2, "straight", "simple");
    }

    @ParameterizedTest(name = "situation 2 with {0}: {2} gets {3}")
    @CsvSource({
        "'', 'A 6-6-6, B 2-1-1', A, 2, schock, drei-dicke",
        "generalOverSchockTwo: true, 'A 6-6-6, B 2-1-1', B, 3, drei-dicke, schock-two-below",
    })
    void situation2SchockTwoAndThreeSixes(
            String house, String hands, String loser, int discs, String rank, String loses) {
        judged(house, hands, loser, discs, rank, loses);
    }

    @ParameterizedTest(name = "situation 4 with {0}: {2} gets {3}")
    @CsvSource({
        "'', 'A 6-1-1, B 4-2-1', A, 7, jule, schock",
        "jule: none, 'A 6-1-1, B 4-2-1', B, 6, schock, simple",
    })
    void situation4TheJuleBeatsSchockSix(
            String house, String hands, String loser, int discs, String rank, String loses) {
        judged(house, hands, loser, discs, rank, loses);
    }

    @Test
    void situation5SchockAusAmongJuleAndSchockSix() {
        Evening evening = Evening.of("A", "B", "C").schuss("A 1-1-1", "B 4-2-1", "C 6-1-1");
        assertThat(evening.fact("schocken.round.lowest-loses", "player")).isEqualTo("C");
        assertThat(evening.ruling("schocken.discs.schock-aus-all").points()).isEqualTo(13);
        assertThat(evening.fact("schocken.half.lost-by-schock-aus", "player")).isEqualTo("C");
        assertThat(evening.state().halfLosers()).containsExactly("C");
        assertThat(evening.state().half()).isEqualTo(2);
    }

    @ParameterizedTest(name = "situation 6 with {0}: {2} gets {3}")
    @CsvSource({
        "'', 'A 4-3-2, B 3-2-1', B, 2, straight, straight",
        "straights: low-and-high, 'A 4-3-2, B 3-2-1', A, 2, straight, simple",
    })
    void situation6StraightsAscend(
            String house, String hands, String loser, int discs, String rank, String loses) {
        judged(house, hands, loser, discs, rank, loses);
    }

    @Test
    void situation8TheLowestOfSimpleThrowsLoses() {
        judged("", "A 6-6-5, B 6-6-4, C 2-2-1", "C", 1, "simple", "simple");
    }

    @ParameterizedTest(name = "situation 9 with {0}: {2} gets {3}")
    @CsvSource({
        "'', 'A 5-3-1, B 4-4-3', B, 1, simple, simple",
        "simpleOrder: pip-sum, 'A 5-3-1, B 4-4-3', A, 1, simple-by-pips, simple-by-pips",
    })
    void situation9SimpleThrowsAreReadAsNumbers(
            String house, String hands, String loser, int discs, String rank, String loses) {
        judged(house, hands, loser, discs, rank, loses);
    }

    private static final List<String> JULE_BUILT =
            List.of(
                    "A throws 6-4-2",
                    "B throws 6-6-5",
                    "A lifts",
                    "A keeps 4-2",
                    "A throws 1",
                    "A lifts",
                    "A stands");

    @Test
    void situation10AJuleMayBeBuilt() {
        Evening evening = Evening.of("A", "B").play(JULE_BUILT).finish();
        assertThat(evening.rules()).contains("schocken.rank.jule");
        assertThat(evening.loser()).isEqualTo("B");
        assertThat(evening.discs("B")).isEqualTo(7);
        assertThat(evening.lastRound().shown().get(0))
                .isEqualTo(new RoundResult.Shown("A", List.of(4, 2, 1), Category.JULE, 2));
    }

    @Test
    void situation10WhereTheJuleMustBeThrownAtOnceItIsASimple421() {
        Evening evening =
                Evening.in(Evening.house("handOnly: [jule]"), "A", "B").play(JULE_BUILT).finish();
        assertThat(evening.rules())
                .contains("schocken.rank.not-from-hand", "schocken.rank.simple")
                .doesNotContain("schocken.rank.jule");
        assertThat(evening.loser()).isEqualTo("A");
        assertThat(evening.discs("A")).isEqualTo(1);
    }

    private static Evening twosBuilt(Evening evening, String leader) {
        return evening.lay("A " + leader, "B 6-2-2")
                .play("A lifts", "A throws " + leader, "A lifts", "A stands")
                .play("B lifts", "B keeps 2-2", "B throws 2", "B stands")
                .finish();
    }

    @Test
    void situation12ThreeDickeMayBeBuilt() {
        Evening evening = twosBuilt(Evening.of("A", "B"), "4-3-2");
        assertThat(evening.rules()).contains("schocken.rank.drei-dicke");
        assertThat(evening.fact("schocken.rank.drei-dicke", "player")).isEqualTo("B");
        assertThat(evening.loser()).isEqualTo("A");
        assertThat(evening.discs("A")).isEqualTo(3);
    }

    @Test
    void situation12WhereItMustBeThrownAtOnceItIsASimple222() {
        Evening low =
                twosBuilt(Evening.in(Evening.house("handOnly: [drei-dicke]"), "A", "B"), "2-2-1");
        assertThat(low.rules()).contains("schocken.rank.not-from-hand");
        assertThat(low.loser()).as("222 is above 2-2-1").isEqualTo("A");
        assertThat(low.discs("A")).isEqualTo(1);
        Evening high =
                twosBuilt(Evening.in(Evening.house("handOnly: [drei-dicke]"), "A", "B"), "3-1-2");
        assertThat(high.loser()).isEqualTo("B");
        assertThat(high.discs("B")).isEqualTo(2);
    }

    @Test
    void situation13TwoSchockAusAboveAThirdThrowAreNotCompared() {
        Evening evening =
                Evening.of("A", "B", "C")
                        .lay("A 1-1-1", "B 6-1-1", "C 6-5-4")
                        .play("A lifts", "A throws 1-1-1", "A lifts", "A stands")
                        .play("B lifts", "B keeps 1-1", "B throws 1", "B stands")
                        .finish();
        assertThat(evening.rules())
                .contains("schocken.discs.schock-aus-all", "schocken.half.lost-by-schock-aus")
                .doesNotContain("schocken.round.all-schock-aus", "schocken.round.highest-tied")
                .noneMatch(rule -> rule.startsWith("schocken.tie."));
        assertThat(evening.state().halfLosers()).containsExactly("C");
    }
}
