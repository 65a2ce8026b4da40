package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Variant;

/** The situations "Scoring" of research/sjoelen.md §7; the tests carry their numbers. */
class ScoringSituationsTest {

    private static Compartments layout(String counts) {
        String[] parts = counts.split("/", -1);
        return Compartments.of(
                Integer.parseInt(parts[0]),
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                Integer.parseInt(parts[3]));
    }

    @ParameterizedTest(name = "situation {0}: {1} is {2}")
    @CsvSource({
        "1, 9/5/7/5, 116, complete-set face-value",
        "2, 5/5/6/5, 104, complete-set face-value",
        "4, 7/6/8/8, 132, complete-set face-value",
        "5, 4/4/5/3, 73, complete-set face-value",
        "8, 3/3/3/4, 61, complete-set face-value",
        "8, 3/3/4/3, 64, complete-set face-value",
        "9, 1/1/1/1, 20, complete-set",
        "10, 0/0/30/0, 120, face-value",
        "12, 0/0/0/0, 0, ''",
        "13, 0/0/0/30, 30, face-value",
    })
    void situation1And2And4And5And8And9And10And12And13AreWorthTheirLayout(
            int number, String layout, int points, String scoringRules) {
        for (Variant variant : Shipped.editions().map(Shipped::variant).toList()) {
            Play play = Play.in(variant).turn(layout(layout));
            assertThat(play.points()).as(variant.id() + " " + number).isEqualTo(points);
            assertThat(
                            play.rules().stream()
                                    .filter(rule -> rule.startsWith("sjoelen.score."))
                                    .map(rule -> rule.substring("sjoelen.score.".length()))
                                    .distinct())
                    .as(variant.id())
                    .containsExactlyElementsOf(
                            scoringRules.isEmpty() ? List.of() : List.of(scoringRules.split(" ")));
        }
    }

    @Test
    void situation1Says116IsFiveSetsAndFourTwosAndTwoFours() {
        Play play = Play.in("masters").turn(layout("9/5/7/5"));
        assertThat(play.ruling("sjoelen.score.complete-set").fact("sets")).contains(5);
        assertThat(play.ruling("sjoelen.score.complete-set").points()).isEqualTo(100);
        assertThat(
                        play.match().log().get(2).rulings().stream()
                                .filter(ruling -> ruling.rule().equals("sjoelen.score.face-value"))
                                .map(
                                        ruling ->
                                                ruling.fact("discs").orElseThrow()
                                                        + " × "
                                                        + ruling.fact("compartment").orElseThrow()))
                .containsExactly("4 × 2", "2 × 4");
    }

    @ParameterizedTest(name = "situation 6 in {0}: the half-in disc is not counted, 34")
    @ValueSource(
            strings = {"ans-pre2016", "ans-2016", "s240", "masters", "belgian-152", "jakkolo-148"})
    void situation6AHalfInDiscThatTheStopperMovesIsNotCounted(String variant) {
        Play play = halfInAtThe3(Shipped.variant(variant));
        assertThat(play.rules()).containsExactly("sjoelen.disc.stopper-moved");
        assertThat(rest(play).points()).isEqualTo(34);
    }

    @Test
    void situation6AtHomeTheFingerRuleAddsTheHalfInDisc() {
        Play play = halfInAtThe3(Shipped.house("halfThrough: counts-in"));
        assertThat(play.rules()).containsExactly("sjoelen.disc.half-through-counts");
        assertThat(rest(play).points()).isEqualTo(37);
    }

    /** 1/1/4/3 after two sub-turns, and in the third a disc sticks in the gate of the 3. */
    private static Play halfInAtThe3(Variant variant) {
        return Play.in(variant)
                .subTurn(0, 0, 0, 0)
                .subTurn(1, 1, 4, 3)
                .then(SjoelenEvent.Shoved.half(Play.ANNA, 3, true));
    }

    private static Play rest(Play play) {
        return play.shove(play.turn().hand(), Fate.FIELD).endSubTurn();
    }

    @ParameterizedTest(name = "situation 14 in {0}: 148 after sub-turn 3 earns no extra disc")
    @ValueSource(
            strings = {"ans-pre2016", "ans-2016", "s240", "masters", "belgian-152", "jakkolo-148"})
    void situation14TheHighestScoreAfterSubTurn3EarnsNoBonus(String variant) {
        Play play = Play.in(variant).subTurn(0, 0, 0, 0).subTurn(7, 7, 8, 7).subTurn(7, 7, 9, 7);
        assertThat(play.points()).isEqualTo(148);
        assertThat(play.rules())
                .contains("sjoelen.turn.last-sub-turn", "sjoelen.score.highest")
                .noneMatch(rule -> rule.startsWith("sjoelen.bonus."));
    }
}
