package org.pubgames.shuffleboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.From;
import org.pubgames.shuffleboard.ShuffleboardEvent.HandicapAgreed;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.ShuffleboardEvent.Tossed;
import org.pubgames.shuffleboard.Story;

/**
 * Games at the table, by the numbers of the research.
 *
 * <p>Left out on purpose: crazy eight (another game with the same weights) and points for hands on
 * the surface, which a referee enters.
 */
class MatchSituationsTest {

    private static final Variant MASTERS = Shipped.variant("masters");

    /** Ten points for each side. */
    private static Story tenAll() {
        return Story.of(Shipped.GAME, MASTERS)
                .played("a:hanging", "a:3", "a:3")
                .played("b:hanging", "b:3", "b:3");
    }

    @Test
    void t13AfterAScorelessEndTheFirstPlayerGoesSecond() {
        Story story = Story.of(Shipped.GAME, MASTERS);
        story.shots("off", "off", "off", "off", "off", "off", "off", "off").count();
        assertThat(story.scored()).isEqualTo("0:0");
        assertThat(story.leaders()).isEqualTo("AB");
        assertThat(story.rules()).contains("order.blank-swaps");
    }

    @Test
    void t24TenAllAndAHangerWins() {
        Story story = tenAll();
        assertThat(story.totals()).isEqualTo("10:10");
        story.played("a:hanging");
        assertThat(story.totals()).isEqualTo("14:10");
        assertThat(story.winner()).isEqualTo("A");
        assertThat(story.rules()).contains("match.target-reached", "match.won");
    }

    @Test
    void t25PairsPlayToTwentyOne() {
        Story story =
                Story.doubles(Shipped.GAME, MASTERS)
                        .played("a:hanging", "a:hanging", "a:hanging")
                        .played("a:hanging", "a:hanging");
        assertThat(story.totals()).isEqualTo("20:0");
        assertThat(story.winner()).isEqualTo("nobody yet");
        assertThat(story.played("a:1").winner()).isEqualTo("A");
        assertThat(story.totals()).isEqualTo("21:0");
    }

    @Test
    void t26ALeadOfOneIsNotEnoughWhereTwoAreAsked() {
        Story story =
                Story.of(Shipped.GAME, Shipped.HOUSES.house("target: 15", "margin: 2"))
                        .played("b:hanging", "b:hanging", "b:3", "b:3")
                        .played("a:hanging", "a:hanging", "a:3", "a:3")
                        .played("a:1");
        assertThat(story.totals()).isEqualTo("15:14");
        assertThat(story.winner()).isEqualTo("nobody yet");
        assertThat(story.rules()).contains("match.margin-missing");
        assertThat(story.played("a:1").winner()).isEqualTo("A");
    }

    @Test
    void t28TwoBlankEndsBringTheOrderBack() {
        assertThat(Story.of(Shipped.GAME, MASTERS).blank(2).leaders()).isEqualTo("ABA");
        assertThat(
                        Story.of(Shipped.GAME, Shipped.HOUSES.house("blankEnd: same"))
                                .blank(2)
                                .leaders())
                .isEqualTo("AAA");
    }

    @Test
    void t29AWeightThatReboundsOntoTheBoardIsDead() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,9", "4,3");
        story.foul("Bram", Foul.REBOUND);
        assertThat(story.disc("b1")).isEqualTo("GONE");
        assertThat(story.rules()).contains("violation.rebound");
        assertThat(story.shooter()).isEqualTo("Anna");
    }

    @Test
    void onABankBoardAWeightThatHitNoRailIsTakenAwayAndWhatItMovedStays() {
        Story story =
                Story.of(Shipped.GAME, Shipped.HOUSES.house("fouls: [missed-rail]"))
                        .shots("0,9")
                        .shot("0,12", "a1>0,4");
        story.foul("Bram", Foul.MISSED_RAIL);
        assertThat(story.disc("b1")).isEqualTo("GONE");
        assertThat(story.disc("a1")).isEqualTo("3");
        assertThat(story.fouls()).isEqualTo("0:0");
        assertThat(story.shooter()).isEqualTo("Anna");
    }

    @Test
    void t30AWrongWeightIsReplacedWhereItLies() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,9");
        story.foul("Anna", Foul.WRONG_WEIGHT);
        assertThat(story.disc("a1")).isEqualTo("2");
        assertThat(story.rules()).contains("violation.wrong-weight");
        assertThat(story.fouls()).isEqualTo("0:0");
    }

    @Test
    void anUpsideDownWeightIsDeadAndWhatItKnockedOffGoesBack() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,9");
        story.shot("0,8", "a1>off").foul("Bram", Foul.UPSIDE_DOWN);
        assertThat(story.disc("b1")).isEqualTo("GONE");
        assertThat(story.disc("a1")).isEqualTo("2");
    }

    @Test
    void t32AnOpponentsWeightMustNotBeKnockedOffInTapAndDraw() {
        Story story =
                Story.of(Shipped.GAME, Shipped.HOUSES.house("style: tap-and-draw"))
                        .shots("0,30", "0,9")
                        .shot("0,10", "b1>off", "a1>0,20");
        assertThat(story.disc("b1")).isEqualTo("2");
        assertThat(story.disc("a1")).isEqualTo("1");
        assertThat(story.end().disc("a1").orElseThrow().place().orElseThrow().y())
                .contains(new BigDecimal("30"));
        assertThat(story.disc("a2")).isEqualTo("GONE");
    }

    @Test
    void t32ByTheWordOfAReferee() {
        Story story =
                Story.of(Shipped.GAME, Shipped.HOUSES.house("style: tap-and-draw"))
                        .shots("1", "2")
                        .shot("2", "b1>off", "a1>3");
        assertThat(story.disc("b1")).isEqualTo("2");
        assertThat(story.disc("a1")).isEqualTo("1");
        assertThat(story.disc("a2")).isEqualTo("GONE");
        story.shot("3", "a1>2");
        assertThat(story.disc("a1")).isEqualTo("2");
    }

    @Test
    void t33TheWeakerSideGetsOneMoreForEachScoringWeight() {
        Story story =
                Story.waiting(
                                Shipped.GAME,
                                Shipped.HOUSES.house("handicap: per-disc", "target: 50"),
                                Story.TWO)
                        .then(new HandicapAgreed("Bram", 1))
                        .then(new Tossed("Anna", Order.FIRST))
                        .played("b:0,3");
        assertThat(story.scored()).isEqualTo("0:4");
        assertThat(story.rules()).contains("end.handicap");
        assertThat(story.played("b:0,3", "b:0,9", "a:4,30").scored()).isEqualTo("0:7");
        assertThat(story.played("a:0,3").scored()).isEqualTo("3:0");
    }

    @Test
    void aSpotOfPointsIsGivenBeforeTheFirstShot() {
        Story story =
                Story.of(Shipped.GAME, Shipped.HOUSES.house("handicap: head-start"))
                        .then(new HandicapAgreed("Bram", 10));
        assertThat(story.totals()).isEqualTo("0:10");
        assertThat(story.played("b:1").winner()).isEqualTo("B");
    }

    @Test
    void partnersStandAtOppositeEnds() {
        Story story = Story.doubles(Shipped.GAME, MASTERS);
        assertThat(story.end().shooters()).containsExactly("Anna", "Bram");
        assertThat(story.end().from()).isEqualTo(From.HEAD);
        story.played("b:3");
        assertThat(story.end().shooters()).containsExactly("Cees", "Dora");
        assertThat(story.end().from()).isEqualTo(From.FOOT);
        assertThat(story.shooter()).isEqualTo("Dora");
        story.played("b:3");
        assertThat(story.shooter()).isEqualTo("Bram");
    }
}
