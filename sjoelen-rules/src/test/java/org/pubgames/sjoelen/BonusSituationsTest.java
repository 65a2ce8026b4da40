package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The situations "Bonus and end of turn" of research/sjoelen.md §7, by number. */
class BonusSituationsTest {

    private static Play allInAtOnce(String variant) {
        return Play.in(variant).subTurn(7, 7, 9, 7);
    }

    private static Play allInAfterTwo(String variant) {
        return Play.in(variant).subTurn(7, 7, 8, 7).subTurn(7, 7, 9, 7);
    }

    /** 148 in sub-turn 1, then the extra discs as the edition has them played. */
    private static Play twoExtraDiscs(String variant, Compartments first, Compartments second) {
        Play play = allInAtOnce(variant);
        assertThat(play.ruling("sjoelen.bonus." + grant(variant)).fact("extra")).contains(2);
        if (variant.equals("s240")) {
            play.bonus(
                    first.first() + second.first(),
                    first.second() + second.second(),
                    first.third() + second.third(),
                    first.fourth() + second.fourth());
            assertThat(play.rules()).contains("sjoelen.bonus.played");
        } else {
            play.then(new SjoelenEvent.BonusPlayed(Play.ANNA, first));
            assertThat(play.rules()).containsExactly("sjoelen.bonus.next-disc");
            play.then(new SjoelenEvent.BonusPlayed(Play.ANNA, second));
            assertThat(play.rules()).contains("sjoelen.turn.last-sub-turn");
        }
        return play;
    }

    private static String grant(String variant) {
        return variant.equals("s240") ? "first-sub-turn-together" : "first-sub-turn";
    }

    private static Compartments in(int label) {
        return Compartments.EMPTY.plus(List.of(2, 3, 4, 1).indexOf(label), 1);
    }

    @ParameterizedTest(name = "situation 16 in {0}: 148 + 4 + 1 is 153")
    @ValueSource(strings = {"ans-pre2016", "ans-2016", "s240"})
    void situation16TwoExtraDiscsInThe4AndThe1(String variant) {
        Play play = twoExtraDiscs(variant, in(4), in(1));
        assertThat(play.points()).isEqualTo(153);
        assertThat(play.rules()).contains("sjoelen.score.extra-disc");
    }

    @ParameterizedTest(name = "situation 17 in {0}: both extra discs in the 4 make 156")
    @ValueSource(strings = {"ans-pre2016", "ans-2016", "s240"})
    void situation17BothExtraDiscsInThe4AreTheMaximum(String variant) {
        assertThat(twoExtraDiscs(variant, in(4), in(4)).points()).isEqualTo(156);
    }

    @ParameterizedTest(name = "situation 18 in {0}: both miss, 148")
    @ValueSource(strings = {"ans-pre2016", "ans-2016", "s240"})
    void situation18BothExtraDiscsMiss(String variant) {
        Play play = twoExtraDiscs(variant, Compartments.EMPTY, Compartments.EMPTY);
        assertThat(play.points()).isEqualTo(148);
        assertThat(play.rules()).doesNotContain("sjoelen.score.extra-disc");
    }

    @ParameterizedTest(name = "situations 16 to 18, 20 and 21 in {0}: no extra disc, 148")
    @ValueSource(strings = {"masters-5", "jakkolo-148"})
    void situation16And17And18And20And21EndAt148WithoutExtraDiscs(String variant) {
        for (Play play : List.of(allInAtOnce(variant), allInAfterTwo(variant))) {
            assertThat(play.points()).isEqualTo(148);
            assertThat(play.rules())
                    .contains("sjoelen.turn.all-in")
                    .noneMatch(rule -> rule.startsWith("sjoelen.bonus."));
            assertThat(play.refusal(new SjoelenEvent.BonusPlayed(Play.ANNA, in(4))))
                    .contains("sjoelen.report.running-turn", "sjoelen.report.no-extra-disc");
        }
    }

    @ParameterizedTest(name = "situations 20 and 21 in {0}: {2}")
    @CsvSource({
        "ans-pre2016, 2, 150",
        "ans-2016, 2, 150",
        "s240, 2, 150",
        "belgian-152, 2, 150",
        "ans-pre2016, 4, 152",
        "ans-2016, 4, 152",
        "s240, 4, 152",
        "belgian-152, 4, 152",
    })
    void situation20And21OneExtraDiscAfterTwoSubTurns(String variant, int label, int points) {
        Play play = allInAfterTwo(variant);
        assertThat(play.rules()).contains("sjoelen.bonus.later-sub-turn");
        assertThat(play.turn().hand()).isEqualTo(1);
        play.then(new SjoelenEvent.BonusPlayed(Play.ANNA, in(label)));
        assertThat(play.points()).isEqualTo(points);
        assertThat(play.ruling("sjoelen.score.extra-disc").fact("compartment")).contains(label);
    }

    @Test
    void situation22InBelgium148InOneEarnsOneDiscAtMost() {
        Play play = allInAtOnce("belgian-152");
        assertThat(play.ruling("sjoelen.bonus.first-sub-turn-single").fact("extra")).contains(1);
        assertThat(
                        play.refusal(
                                new SjoelenEvent.BonusPlayed(
                                        Play.ANNA, Compartments.of(0, 0, 2, 0))))
                .containsExactly("sjoelen.report.extra-disc-limit");
        play.bonus(0, 0, 1, 0);
        assertThat(play.rules()).contains("sjoelen.bonus.played");
        assertThat(play.points()).isEqualTo(152);
    }

    @ParameterizedTest(name = "situation 24 in {0}: an extra disc is never part of a set")
    @ValueSource(strings = {"ans-pre2016", "ans-2016", "s240", "belgian-152"})
    void situation24AnExtraDiscInThe1CountsOne(String variant) {
        Play play = allInAfterTwo(variant).bonus(0, 0, 0, 1);
        assertThat(play.points()).isEqualTo(149);
        assertThat(play.ruling("sjoelen.score.complete-set").fact("sets")).contains(7);
        assertThat(play.ruling("sjoelen.score.extra-disc").points()).isEqualTo(1);
        assertThat(play.line().layout()).contains(Compartments.of(7, 7, 9, 7));
        assertThat(play.line().bonus()).contains(Compartments.of(0, 0, 0, 1));
    }

    @ParameterizedTest(name = "situation 25: extra disc {0}")
    @CsvSource({
        "OFF_BOARD, sjoelen.disc.off-board",
        "OVER_GATE_BAR, sjoelen.disc.over-gate-bar",
    })
    void situation25AnExtraDiscOutOfPlayEarnsNothing(Fate fate, String rule) {
        for (String variant : List.of("ans-pre2016", "ans-2016", "s240", "belgian-152")) {
            Play play = allInAfterTwo(variant).shove(1, fate);
            assertThat(play.rules()).containsExactly(rule);
            assertThat(play.turn().takenOut()).isEqualTo(1);
            assertThat(play.endSubTurn().points()).isEqualTo(148);
        }
    }

    @ParameterizedTest(name = "situation 26 in {0}: a disc knocked out still counts")
    @ValueSource(strings = {"ans-pre2016", "ans-2016", "s240", "belgian-152"})
    void situation26AnExtraDiscThatKnocksALyingDiscOutLeaves148(String variant) {
        Play play =
                allInAfterTwo(variant)
                        .into(1)
                        .then(SjoelenEvent.Displaced.outOf(Play.ANNA, 1, Fate.REBOUNDED));
        assertThat(play.rules()).containsExactly("sjoelen.disc.layout-stands");
        assertThat(play.endSubTurn().points()).isEqualTo(149);
    }

    @Test
    void situation26AnExtraDiscThatIsKnockedOutNoLongerCounts() {
        Play play =
                allInAtOnce("s240")
                        .into(4)
                        .into(3)
                        .then(
                                SjoelenEvent.Displaced.of(
                                                Play.ANNA, Origin.EXTRA_DISC, Fate.OFF_BOARD)
                                        .fromCompartment(4));
        assertThat(play.rules()).containsExactly("sjoelen.disc.off-board");
        assertThat(play.turn().bonus()).isEqualTo(Compartments.of(0, 1, 0, 0));
        assertThat(play.endSubTurn().points()).isEqualTo(151);
    }

    @ParameterizedTest(name = "situation 28 in {0}: ends at 146 by {1}")
    @CsvSource({
        "ans-pre2016, sjoelen.turn.all-in-below-highest",
        "ans-2016, sjoelen.turn.all-in-below-highest",
        "s240, sjoelen.turn.all-in-below-highest",
        "belgian-152, sjoelen.turn.all-in-below-highest",
        "masters, sjoelen.turn.all-in",
        "jakkolo-148, sjoelen.turn.all-in",
    })
    void situation28AllInBelowTheHighestScoreEndsTheTurn(String variant, String rule) {
        Play play = Play.in(variant).subTurn(5, 5, 5, 5).subTurn(7, 9, 7, 7);
        assertThat(play.points()).isEqualTo(146);
        assertThat(play.rules()).contains(rule);
    }

    @ParameterizedTest(name = "situation 29 in {0}: the last disc in sub-turn 2 earns one more")
    @ValueSource(strings = {"ans-pre2016", "ans-2016", "s240", "belgian-152"})
    void situation29TheThirtiethDiscInSubTurn2EarnsOneExtraDisc(String variant) {
        Play play = Play.in(variant).subTurn(7, 7, 8, 7);
        assertThat(play.rules()).contains("sjoelen.turn.discs-return");
        assertThat(play.turn().hand()).isEqualTo(1);
        play.into(4).endSubTurn();
        assertThat(play.rules()).contains("sjoelen.bonus.later-sub-turn");
        assertThat(play.turn()).extracting(TurnInPlay::subTurn, TurnInPlay::hand).contains(3, 1);
    }

    private static SjoelenEvent.ScoreNoted claim(int points, int reachedIn) {
        return SjoelenEvent.ScoreNoted.of(Play.ANNA, points).maximumIn(reachedIn);
    }

    @Test
    void situation30A154NeedsTheHighestScoreInOneSubTurn() {
        for (String variant : List.of("ans-pre2016", "ans-2016", "s240")) {
            Play play = Play.in(variant);
            assertThat(play.refusal(claim(154, 2)))
                    .containsExactly("sjoelen.card.beyond-entitlement");
            assertThat(play.refusal(SjoelenEvent.ScoreNoted.of(Play.ANNA, 154)))
                    .containsExactly("sjoelen.card.no-entitlement");
            assertThat(play.then(claim(154, 1)).rules())
                    .contains("sjoelen.card.score-with-extra-discs");
            assertThat(twoExtraDiscs(variant, in(4), in(2)).points()).isEqualTo(154);
            assertThat(twoExtraDiscs(variant, in(3), in(3)).points()).isEqualTo(154);
        }
        for (String variant : List.of("masters", "jakkolo-148", "belgian-152")) {
            assertThat(Play.in(variant).refusal(claim(154, 1)))
                    .containsExactly("sjoelen.card.above-maximum");
        }
    }

    @Test
    void situation32NoScoreAbove148WithTheHighestScoreInThree() {
        for (String variant : List.of("ans-pre2016", "ans-2016", "s240", "belgian-152")) {
            for (int points = 149; points <= 152; points++) {
                assertThat(Play.in(variant).refusal(claim(points, 3)))
                        .containsExactly("sjoelen.card.no-entitlement");
            }
        }
        for (String variant : List.of("masters", "jakkolo-148")) {
            assertThat(Play.in(variant).refusal(claim(149, 3)))
                    .containsExactly("sjoelen.card.above-maximum");
        }
    }
}
