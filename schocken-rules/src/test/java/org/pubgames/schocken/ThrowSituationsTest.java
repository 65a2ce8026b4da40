package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.schocken.SchockenState.Stage;

/** The situations "Throws, setting aside, sixes" of research/schocken.md §5, by number. */
class ThrowSituationsTest {

    private static Evening leaderThrew(String dice) {
        return Evening.of("A", "B").lay("A " + dice, "B 6-5-4").play("A lifts");
    }

    /** The leader has thrown twice, all three dice each time. */
    private static Evening afterTwo(Evening evening, String follower) {
        return evening.lay("A 6-5-4", follower)
                .play("A lifts", "A throws 6-5-3", "A lifts", "A stands");
    }

    @Test
    void situation14AfterASchussEverybodyShowsTheOneThrow() {
        Evening evening = Evening.of("A", "B", "C").lay("A 4-1-1", "B 6-5-4", "C 6-6-5");
        evening.play("A lifts", "A stands");
        assertThat(evening.rules()).contains("schocken.throw.schuss");
        assertThat(evening.fact("schocken.throw.schuss", "leader")).isEqualTo("A");
        assertThat(evening.state().limit()).contains(1);
        assertThat(evening.state().stage()).isEqualTo(Stage.SHOWDOWN);
        assertThat(evening.refusal("B keeps 6")).containsExactly("schocken.throw.none-left");
        evening.finish();
        assertThat(evening.loser()).isEqualTo("C");
        assertThat(evening.discs("C")).isEqualTo(4);
    }

    @Test
    void situation16AfterTwoThrowsOfTheLeaderTheOthersMayThrowThreeTimes() {
        Evening evening = afterTwo(Evening.of("A", "B"), "B 6-5-4");
        assertThat(evening.rules()).contains("schocken.throw.up-to-three");
        assertThat(evening.state().limit()).contains(3);
        evening.play("B lifts", "B keeps 6", "B throws 6-1", "B lifts", "B keeps 6", "B throws 6");
        assertThat(evening.rules())
                .contains("schocken.throw.under-cup", "schocken.throw.last-hidden");
        evening.finish();
        assertThat(evening.lastRound().shown().get(1).used()).isEqualTo(3);
        assertThat(evening.loser()).isEqualTo("A");
    }

    @Test
    void situation16WhereTheLeadersNumberIsTheLimitTheThirdIsTooMany() {
        Evening evening =
                afterTwo(
                        Evening.in(Evening.house("throwLimit: starter-count"), "A", "B"),
                        "B 6-5-4");
        assertThat(evening.rules()).contains("schocken.throw.leaders-count");
        assertThat(evening.state().limit()).contains(2);
        evening.play("B lifts", "B keeps 6", "B throws 6-1");
        assertThat(evening.rules()).contains("schocken.throw.last-hidden");
        evening.play("B throws 6-6");
        assertThat(evening.rules()).contains("schocken.offence.over-throw");
        evening.finish();
        assertThat(evening.loser()).isEqualTo("B");
    }

    @Test
    void situation17AFollowerMayStandAfterOneThrow() {
        List<String> three = List.of("A lifts", "A throws 6-5-3", "A lifts", "A throws 6-5-2");
        Evening evening = Evening.of("A", "B").lay("A 6-5-4", "B 6-6-5").play(three);
        evening.play("B stands");
        assertThat(evening.rules()).contains("schocken.throw.stands");
        assertThat(evening.finish().lastRound().shown().get(1).used()).isEqualTo(1);
        Evening exact =
                Evening.in(Evening.house("throwLimit: exact-same"), "A", "B")
                        .lay("A 6-5-4", "B 6-6-5")
                        .play(three);
        assertThat(exact.refusal("B stands")).containsExactly("schocken.throw.exactly-as-many");
    }

    @Test
    void situation18AllThreeDiceMayBeThrownAgain() {
        Evening evening = leaderThrew("6-5-4").play("A throws 2-1-1");
        assertThat(evening.rules()).contains("schocken.throw.all-again");
        assertThat(evening.hand("A").used()).isEqualTo(2);
        Evening must =
                Evening.in(Evening.house("leastSetAside: 1"), "A", "B")
                        .lay("A 6-5-4", "B 6-5-4")
                        .play("A lifts");
        assertThat(must.refusal("A throws 2-1-1"))
                .containsExactly("schocken.throw.set-one-aside-first");
    }

    @Test
    void situation20OfTwoSixesOneMayBeTurnedTheOtherGoesBack() {
        Evening evening = leaderThrew("6-6-3");
        assertThat(evening.refusal("A turns 1 6-3"))
                .containsExactly("schocken.sixes.one-goes-back");
        assertThat(evening.refusal("A turns 1 6")).contains("schocken.sixes.one-goes-back");
        assertThat(evening.refusal("A turns 2")).contains("schocken.sixes.too-few");
        evening.play("A turns 1");
        assertThat(evening.rules()).containsExactly("schocken.sixes.turned");
        assertThat(evening.hand("A").aside()).containsExactly(1);
        assertThat(evening.hand("A").cup()).isEqualTo(2);
        assertThat(evening.hand("A").due()).isTrue();
        assertThat(evening.refusal("A stands")).containsExactly("schocken.sixes.throw-must-follow");
        Evening keeping = leaderThrew("6-6-3").play("A turns 1 3");
        assertThat(keeping.rules())
                .containsExactlyInAnyOrder("schocken.throw.set-aside", "schocken.sixes.turned");
        assertThat(keeping.hand("A").aside()).containsExactly(3, 1);
        assertThat(keeping.hand("A").cup()).isEqualTo(1);
    }

    @Test
    void situation21TwoOfThreeSixesTurnedAndAOneMakeSchockAus() {
        Evening evening =
                leaderThrew("6-6-6").play("A turns 2", "A throws 1", "A lifts", "A stands");
        assertThat(evening.finish().rules())
                .contains("schocken.rank.schock-aus", "schocken.discs.schock-aus-all");
        assertThat(evening.state().halfLosers()).containsExactly("B");
    }

    @Test
    void situation22NothingIsTurnedOnTheLastThrow() {
        Evening evening =
                leaderThrew("5-4-1").play("A keeps 1", "A throws 5-4", "A lifts", "A throws 6-6");
        assertThat(evening.rules()).contains("schocken.throw.last-hidden");
        assertThat(evening.refusal("A turns 1")).containsExactly("schocken.sixes.no-throw-left");
        evening.play("B stands").finish();
        assertThat(evening.lastRound().shown().get(0))
                .isEqualTo(new RoundResult.Shown("A", List.of(6, 6, 1), Category.EINFACH, 3));
        Evening follower =
                afterTwo(Evening.of("A", "B"), "B 6-1-1")
                        .play("B lifts", "B keeps 1", "B throws 6-1", "B throws 6-6");
        assertThat(follower.refusal("B turns 1")).containsExactly("schocken.sixes.no-throw-left");
    }

    @Test
    void situation24TheLimitThatCountsIsThePlayersOwn() {
        Evening evening =
                afterTwo(
                                Evening.in(Evening.house("throwLimit: starter-count"), "A", "B"),
                                "B 6-5-4")
                        .play("B throws 6-6-3");
        assertThat(evening.rules()).contains("schocken.throw.last-hidden");
        assertThat(evening.refusal("B turns 1")).containsExactly("schocken.sixes.no-throw-left");
        assertThat(evening.finish().loser()).isEqualTo("A");
        assertThat(evening.lastRound().shown().get(1).dice()).containsExactly(6, 6, 3);
        Evening open =
                afterTwo(
                                Evening.in(
                                        Evening.house(
                                                "throwLimit: starter-count",
                                                "lastThrowHidden: false"),
                                        "A",
                                        "B"),
                                "B 6-5-4")
                        .play("B throws 6-6-3");
        assertThat(open.refusal("B turns 1")).containsExactly("schocken.sixes.no-throw-left");
    }

    @Test
    void situation25ASixAsideAndASixThrownAreNotOneThrow() {
        Evening evening = leaderThrew("6-3-2").play("A keeps 6", "A throws 6-4", "A lifts");
        assertThat(evening.refusal("A turns 1")).containsExactly("schocken.sixes.too-few");
        Evening counting =
                Evening.in(Evening.house("turnAsideSixes: true"), "A", "B")
                        .lay("A 6-3-2", "B 6-5-4")
                        .play("A lifts", "A keeps 6", "A throws 6-4", "A lifts", "A turns 1");
        assertThat(counting.hand("A").aside()).containsExactly(1);
        assertThat(counting.hand("A").cup()).isEqualTo(2);
    }

    @Test
    void situation26TwoSixesOfASecondThrowOfTwoDiceMayBeTurned() {
        Evening evening =
                leaderThrew("5-4-1").play("A keeps 1", "A throws 6-6", "A lifts", "A turns 1");
        assertThat(evening.rules()).containsExactly("schocken.sixes.turned");
        assertThat(evening.hand("A").aside()).containsExactly(1, 1);
        assertThat(evening.hand("A").cup()).isEqualTo(1);
    }

    @Test
    void situation28WhoTurnsSixesAfterTheFirstThrowHasWaivedTheSchuss() {
        Evening evening =
                leaderThrew("6-6-3").play("A turns 1", "A throws 5-4", "A lifts", "A stands");
        assertThat(evening.rules())
                .contains("schocken.throw.up-to-three")
                .doesNotContain("schocken.throw.schuss");
        assertThat(evening.state().limit()).contains(3);
        Evening counting =
                Evening.in(Evening.house("throwLimit: starter-count"), "A", "B")
                        .lay("A 6-6-3", "B 6-5-4")
                        .play("A lifts", "A turns 1", "A throws 5-4", "A lifts", "A stands");
        assertThat(counting.state().limit()).contains(2);
    }

    @Test
    void situation29OfThreeSixesOneAloneMayBeTurned() {
        Evening evening = leaderThrew("6-6-6").play("A turns 1");
        assertThat(evening.rules()).containsExactly("schocken.sixes.turned");
        assertThat(evening.hand("A").aside()).containsExactly(1);
        assertThat(evening.hand("A").cup()).isEqualTo(2);
        assertThat(leaderThrew("6-6-6").refusal("A turns 3"))
                .contains("schocken.sixes.three-give-one");
        Evening two =
                Evening.in(Evening.house("onesForThreeSixes: 1"), "A", "B")
                        .lay("A 6-6-6", "B 6-5-4")
                        .play("A lifts");
        assertThat(two.refusal("A turns 2")).containsExactly("schocken.sixes.three-give-one");
    }

    @Test
    void situation30NobodyHasToTurnSixes() {
        Evening standing = leaderThrew("6-6-3").play("A stands");
        assertThat(standing.rules()).contains("schocken.throw.stands", "schocken.throw.schuss");
        Evening keeping = leaderThrew("6-6-3").play("A keeps 6-6");
        assertThat(keeping.rules()).containsExactly("schocken.throw.set-aside");
        assertThat(keeping.hand("A").aside()).containsExactly(6, 6);
    }
}
