package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.schocken.SchockenState.Stage;

/** The situations "Ties" of research/schocken.md §5, by number. */
class TieSituationsTest {

    private static Evening three(String... changes) {
        return changes.length == 0
                ? Evening.of("A", "B", "C")
                : Evening.in(Evening.house(changes), "A", "B", "C");
    }

    /** A 4-1-1 in two throws, B and C 3-2-2, one in one throw, the other in three. */
    private static Evening lowTie(Evening evening, String quick, String slow) {
        boolean first = slow.equals("B");
        evening.lay("A 4-1-1", first ? "B 5-3-2" : "B 3-2-2", first ? "C 3-2-2" : "C 5-3-2")
                .play("A lifts", "A throws 4-1-1", "A lifts", "A stands");
        for (String name : List.of("B", "C")) {
            evening.play(name + " lifts");
            if (name.equals(slow)) {
                evening.play(slow + " keeps 3-2", slow + " throws 4", slow + " lifts");
                evening.play(slow + " throws 2");
            } else {
                evening.play(quick + " stands");
            }
        }
        return evening.finish();
    }

    private static void rollsOff(Evening evening, String... names) {
        assertThat(evening.rules()).contains("schocken.tie.roll-off");
        assertThat(evening.fact("schocken.tie.roll-off", "players")).isEqualTo(List.of(names));
        assertThat(evening.state().stage()).isEqualTo(Stage.ROLL_OFF);
        assertThat(evening.state().rollOff().orElseThrow().waiting()).containsExactly(names);
    }

    @Test
    void situation32TheLowerOfTheRollOffLoses() {
        Evening evening = three().schuss("A 4-1-1", "B 3-2-2", "C 3-2-2");
        assertThat(evening.rules()).contains("schocken.round.lowest-tied");
        rollsOff(evening, "B", "C");
        evening.play("B rolls 1-2-3", "C rolls 6-6-6");
        assertThat(evening.fact("schocken.roll-off.lowest-loses", "player")).isEqualTo("B");
        assertThat(evening.fact("schocken.roll-off.lowest-loses", "pips")).isEqualTo(6);
        assertThat(evening.discs("B")).isEqualTo(4);
        assertThat(evening.leader()).isEqualTo("B");
        Evening other =
                three().schuss("A 4-1-1", "B 3-2-2", "C 3-2-2")
                        .play("B rolls 1-1-6", "C rolls 4-2-1");
        assertThat(other.loser()).as("pips count, not ranks").isEqualTo("C");
    }

    @Test
    void situation32WhereTheLaterLosesNobodyRolls() {
        Evening evening = three("tieLow: [earlier-better]").schuss("A 4-1-1", "B 3-2-2", "C 3-2-2");
        assertThat(evening.rules()).contains("schocken.tie.earlier-better");
        assertThat(evening.loser()).isEqualTo("C");
        assertThat(evening.discs("C")).isEqualTo(4);
    }

    @ParameterizedTest(name = "situation {0}: {1} used one throw, {2} three")
    @CsvSource({"33, B, C", "34, C, B"})
    void situation33And34TheNumberOfThrowsDoesNotMatter(int number, String quick, String slow) {
        rollsOff(lowTie(three(), quick, slow), "B", "C");
        Evening fewer = lowTie(three("tieLow: [fewer-throws, earlier-better]"), quick, slow);
        assertThat(fewer.rules())
                .as("situation %s elsewhere", number)
                .contains("schocken.tie.fewer-throws")
                .doesNotContain("schocken.tie.earlier-better");
        assertThat(fewer.loser()).isEqualTo(slow);
    }

    @Test
    void situation36AnEqualRollOffIsRepeated() {
        Evening evening =
                three().schuss("A 4-1-1", "B 3-2-2", "C 3-2-2")
                        .play("B rolls 5-4-1", "C rolls 6-3-1");
        assertThat(evening.fact("schocken.roll-off.again", "pips")).isEqualTo(10);
        assertThat(evening.state().rollOff().orElseThrow().waiting()).containsExactly("B", "C");
        assertThat(evening.play("B rolls 5-4-2", "C rolls 6-3-1").loser()).isEqualTo("C");
    }

    @Test
    void situation37OnlyThoseStillEqualRollAgain() {
        Evening evening =
                Evening.of("A", "B", "C", "D")
                        .schuss("A 4-1-1", "B 3-2-2", "C 3-2-2", "D 3-2-2")
                        .play("B rolls 5-3-1", "C rolls 4-4-1", "D rolls 6-5-1");
        assertThat(evening.rules()).contains("schocken.roll-off.again");
        assertThat(evening.state().rollOff().orElseThrow().waiting()).containsExactly("B", "C");
        assertThat(evening.refusal("D rolls 1-1-1"))
                .containsExactly("schocken.report.roll-off-turn");
        evening.play("B rolls 2-1-1", "C rolls 4-4-1");
        assertThat(evening.loser()).isEqualTo("B");
        assertThat(evening.discs("B")).isEqualTo(4);
    }

    @Test
    void situation38WhenAllAreEqualTheLowestGetsFromTheStock() {
        Evening evening = three().deal("B", 7, "A").deal("C", 1, "A");
        assertThat(evening.state().stock()).isEqualTo(5);
        evening.schuss("C 4-3-1", "A 4-3-1", "B 4-3-1");
        rollsOff(evening, "C", "A", "B");
        evening.play("A rolls 6-5-4", "B rolls 2-2-1", "C rolls 6-6-6");
        assertThat(evening.ruling("schocken.discs.from-stock").points()).isEqualTo(1);
        assertThat(evening.discs("B")).isEqualTo(8);
        assertThat(evening.state().stock()).isEqualTo(4);
    }

    @Test
    void situation40EqualHighestThrowsDoNotMatterWhileTheStockGives() {
        Evening evening = three().deal("A", 5, "B");
        assertThat(evening.state().stock()).isEqualTo(8);
        evening.schuss("A 5-1-1", "B 4-2-2", "C 5-1-1");
        assertThat(evening.rules())
                .contains("schocken.discs.from-stock")
                .doesNotContain("schocken.tie.roll-off", "schocken.round.highest-tied");
        assertThat(evening.discs("B")).isEqualTo(5);
        assertThat(evening.state().stock()).isEqualTo(3);
    }

    /** The stock is empty, A has 5 discs, B 2 and C 6; A leads. */
    private static Evening emptyStock(String... changes) {
        return three(changes).deal("B", 2, "A").deal("C", 6, "A").deal("A", 5, "B");
    }

    @Test
    void situation41TheRollOffOfTheHighestNamesTheGiver() {
        Evening evening = emptyStock().schuss("A 5-1-1", "B 4-2-2", "C 5-1-1");
        assertThat(evening.rules())
                .contains("schocken.round.highest-tied", "schocken.tie.roll-off");
        rollsOff(evening, "A", "C");
        evening.play("A rolls 6-5-1", "C rolls 6-5-4");
        assertThat(evening.fact("schocken.roll-off.highest-gives", "player")).isEqualTo("C");
        assertThat(evening.discs("C")).isEqualTo(1);
        assertThat(evening.discs("B")).isEqualTo(7);
        assertThat(evening.discs("A")).isEqualTo(5);
        assertThat(evening.lastRound().giver()).contains("C");
    }

    @Test
    void situation41WhereTheLaterIsLowerTheEarlierGives() {
        Evening evening =
                emptyStock("tieHigh: [earlier-better]").schuss("A 5-1-1", "B 4-2-2", "C 5-1-1");
        assertThat(evening.rules()).contains("schocken.tie.earlier-better");
        assertThat(evening.lastRound().giver()).contains("A");
        assertThat(evening.discs("A")).isZero();
    }

    @ParameterizedTest(name = "situation 42: tieSchockAus {0}, {1} loses")
    @CsvSource({"earlier-better, B", "later-better, A"})
    void situation42OfTwoSchockAusTheLaterLoses(String step, String loser) {
        Evening evening =
                Evening.in(Evening.house("tieSchockAus: [" + step + "]"), "A", "B")
                        .schuss("A 1-1-1", "B 1-1-1");
        assertThat(evening.rules())
                .contains("schocken.round.all-schock-aus", "schocken.tie." + step);
        assertThat(evening.state().halfLosers()).containsExactly(loser);
    }

    @Test
    void situation44OfThreeSchockAusTheLastLoses() {
        Evening evening = three().schuss("A 1-1-1", "B 1-1-1", "C 1-1-1");
        assertThat(evening.rules())
                .contains("schocken.round.all-schock-aus", "schocken.tie.earlier-better");
        assertThat(evening.state().halfLosers()).containsExactly("C");
        Evening later =
                three("tieSchockAus: [later-better]").schuss("A 1-1-1", "B 1-1-1", "C 1-1-1");
        assertThat(later.state().halfLosers()).containsExactly("A");
    }

    @ParameterizedTest(name = "situation 45 with tieSchockAus {0}")
    @CsvSource({"earlier-better", "later-better", "roll-off-sum"})
    void situation45SchockAusOfOthersIsNotCompared(String step) {
        Evening evening =
                three("tieSchockAus: [" + step + "]").schuss("A 1-1-1", "B 1-1-1", "C 6-6-5");
        assertThat(evening.rules()).doesNotContain("schocken.round.all-schock-aus");
        assertThat(evening.state().halfLosers()).containsExactly("C");
    }

    @Test
    void situation46TheLastThrowerMayRollFirst() {
        Evening evening = three().schuss("A 4-1-1", "B 3-2-2", "C 3-2-2").play("C rolls 6-5-4");
        assertThat(evening.rules()).containsExactly("schocken.roll-off.thrown");
        assertThat(evening.state().rollOff().orElseThrow().waiting()).containsExactly("B");
        assertThat(evening.play("B rolls 6-5-3").loser()).isEqualTo("B");
    }

    @Test
    void situation48WhereATieCostsNothingNobodyGetsDiscs() {
        Evening evening = three("tieLow: [no-discs]").schuss("A 4-1-1", "B 3-2-2", "C 3-2-2");
        assertThat(evening.rules()).contains("schocken.tie.no-discs", "schocken.start.no-loser");
        assertThat(evening.state().stock()).isEqualTo(13);
        assertThat(evening.lastRound().loser()).isEmpty();
        assertThat(evening.leader()).isEqualTo("A");
    }
}
