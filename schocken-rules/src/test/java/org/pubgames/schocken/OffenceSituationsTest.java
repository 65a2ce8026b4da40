package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.schocken.SchockenState.Stage;

/** The situations "Offences" of research/schocken.md §5, by number. */
class OffenceSituationsTest {

    private static final Debt ROUND_OF_B =
            new Debt("B", 1, Debt.Stake.DRINKS, 1, Debt.Reason.DICE_DROPPED);

    @Test
    void situation74TheFirstDropCostsARoundAndTheThrowIsRepeated() {
        Evening evening = Evening.of("A", "B", "C").lay("A 6-5-4", "B 6-5-3").play("B drops");
        assertThat(evening.rules())
                .contains(
                        "schocken.offence.dropped-first",
                        "schocken.offence.dropped-throw-repeated");
        assertThat(evening.state().debts()).containsExactly(ROUND_OF_B);
        assertThat(evening.hand("B").due()).isTrue();
        assertThat(evening.hand("B").used()).isZero();
        evening.play("B throws 1-1-2", "C throws 2-2-1", "A lifts", "A stands").finish();
        assertThat(evening.lastRound().shown().get(1))
                .extracting(RoundResult.Shown::category, RoundResult.Shown::used)
                .containsExactly(Category.SCHOCK, 1);
        assertThat(evening.discs("C")).isEqualTo(2);
    }

    @Test
    void situation76DropsAreCountedHalfByHalf() {
        Evening evening = Evening.of("A", "B", "C").play("B drops").loses("A").play("B drops 2");
        assertThat(evening.rules())
                .contains("schocken.offence.dropped-first")
                .doesNotContain("schocken.offence.dropped-again");
        assertThat(evening.state().debts()).containsExactly(ROUND_OF_B, ROUND_OF_B);
        assertThat(evening.state().half()).isEqualTo(2);
        assertThat(evening.player("B").drops()).isEqualTo(1);
        assertThat(evening.play("B drops").rules()).contains("schocken.offence.dropped-again");
        assertThat(evening.state().halfLosers()).containsExactly("A", "B");
    }

    @Test
    void situation77TheSecondDropInTheFinalLosesIt() {
        Evening evening =
                Evening.of("A", "B", "C").loses("A").loses("B").play("B drops", "B drops");
        assertThat(evening.rules())
                .contains("schocken.offence.dropped-again", "schocken.final.lost");
        assertThat(evening.state().gameLosers()).containsExactly("B");
        assertThat(evening.state().stage()).isEqualTo(Stage.OVER);
        assertThat(evening.state().debts())
                .containsExactly(
                        ROUND_OF_B, new Debt("B", 1, Debt.Stake.DRINKS, 1, Debt.Reason.GAME_LOST));
    }

    @Test
    void situation78StackedDiceAreThrownAgainUntilTheyLieFlat() {
        Evening evening = Evening.of("A", "B").lay("A 6-5-4", "B 6-5-3").play("B stacks");
        assertThat(evening.rules()).containsExactly("schocken.offence.stacked");
        evening.play("B throws 1-1-1", "B stacks", "B throws 2-2-1");
        assertThat(evening.hand("B").used()).isEqualTo(1);
        evening.play("A lifts", "A stands").finish();
        assertThat(evening.loser()).isEqualTo("B");
        assertThat(evening.state().debts()).isEmpty();
        assertThat(evening.lastRound().shown().get(1).used()).isEqualTo(1);
    }

    @ParameterizedTest(name = "situation 78: {0} does not help")
    @ValueSource(strings = {"B knocks flat", "B blows flat", "B nudges"})
    void situation78NobodyMayHelpTheDice(String nudge) {
        Evening evening =
                Evening.of("A", "B").lay("A 6-5-4", "B 6-5-3").play("B tilts").play(nudge);
        assertThat(evening.rules()).containsExactly("schocken.offence.nudged");
        assertThat(evening.hand("B").due()).isTrue();
        Evening knocked =
                Evening.in(Evening.house("burningDice: one-knock"), "A", "B")
                        .lay("A 6-5-4", "B 6-5-3")
                        .play("B tilts", "B knocks flat");
        assertThat(knocked.rules()).contains("schocken.offence.one-knock");
        assertThat(knocked.hand("B").due()).isFalse();
    }

    @Test
    void situation80WhoLiftsEarlyMayCoverButNotRepeat() {
        Evening evening =
                Evening.of("A", "B", "C").lay("A 6-5-4", "B 6-5-3", "C 2-2-1").play("C lifts");
        assertThat(evening.rules()).containsExactly("schocken.offence.lifted-early");
        assertThat(evening.refusal("C throws 6-6-6"))
                .containsExactly("schocken.offence.no-repeat-after-lift");
        evening.play("A lifts", "A throws 6-5-4", "A lifts", "A stands", "B stands");
        evening.play("C keeps 2", "C throws 2-2");
        assertThat(evening.rules()).contains("schocken.throw.under-cup");
    }

    @Test
    void situation80ElsewhereTheThrowIsFinal() {
        Evening evening =
                Evening.in(Evening.house("earlyLift: lock-turn"), "A", "B", "C")
                        .lay("A 6-5-4", "B 6-5-3", "C 2-2-1")
                        .play("C lifts");
        assertThat(evening.rules()).containsExactly("schocken.offence.lifted-early-locks");
        evening.play("A lifts", "A throws 6-5-4", "A lifts", "A stands", "B stands");
        assertThat(evening.state().stage()).isEqualTo(Stage.SHOWDOWN);
        assertThat(evening.finish().loser()).isEqualTo("C");
    }

    private static Evening overThrown(String surplus) {
        return Evening.of("A", "B", "C", "D")
                .lay("A 3-1-1", "B 2-2-1", "C 6-6-5", "D 6-6-4")
                .play("A lifts", "A stands", surplus);
    }

    @Test
    void situation81WhoThrowsTooOftenLosesTheRound() {
        Evening evening = overThrown("D throws 6-5-4");
        assertThat(evening.rules()).contains("schocken.offence.over-throw");
        evening.finish();
        assertThat(evening.rules())
                .contains("schocken.offence.over-thrower-loses")
                .doesNotContain("schocken.round.lowest-loses");
        assertThat(evening.loser()).isEqualTo("D");
        assertThat(evening.discs("D")).isEqualTo(3);
        assertThat(evening.discs("B")).isZero();
        assertThat(evening.leader()).isEqualTo("D");
    }

    @Test
    void situation82TheSurplusThrowIsVoid() {
        Evening evening = overThrown("D throws 1-1-1").finish();
        assertThat(evening.loser()).isEqualTo("D");
        assertThat(evening.fact("schocken.round.highest", "players").toString()).isEqualTo("[A]");
        assertThat(evening.ruling("schocken.discs.from-stock").points()).isEqualTo(3);
        assertThat(evening.rules()).doesNotContain("schocken.rank.schock-aus");
        assertThat(evening.lastRound().shown())
                .extracting(RoundResult.Shown::player)
                .containsExactly("A", "B", "C");
    }
}
