package org.pubgames.shuffleboard.court;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.From;
import org.pubgames.shuffleboard.ShuffleboardEvent.Conceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndCorrected;
import org.pubgames.shuffleboard.ShuffleboardEvent.LagShot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Lagged;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.Story;

/**
 * Games on a court, by the numbers of the research.
 *
 * <p>Left out on purpose: of C56 the order "two frames led by yellow, then two by black", of one
 * league; the extra frames follow the order of the others.
 */
class MatchSituationsTest {

    private static final Variant MASTERS = Shipped.variant("masters");
    private static final String[] FORTY_EACH = {
        "a:10", "a:10", "a:10", "a:10", "b:10", "b:10", "b:10", "b:10"
    };

    private static Story of(Variant variant) {
        return Story.of(Shipped.GAME, variant);
    }

    /** Seventy-six all. */
    private static Story level(Variant variant) {
        return of(variant)
                .played(FORTY_EACH)
                .played("a:10", "a:10", "a:8", "a:8", "b:10", "b:10", "b:8", "b:8");
    }

    @Test
    void c25TheHigherWinsWhenAllEightArePlayed() {
        Story story = of(MASTERS).played(FORTY_EACH).played("a:10", "a:10", "a:10", "b:10", "b:10");
        assertThat(story.totals()).isEqualTo("70:60");
        // the third frame is led by black
        story.shots("-18,38", "8,72", "off", "off", "off", "off", "off", "off");
        assertThat(story.winner()).isEqualTo("nobody yet");
        story.count();
        assertThat(story.totals()).isEqualTo("78:67");
        assertThat(story.winner()).isEqualTo("A");
    }

    @Test
    void c26TheLastDiscMayTakeTheTargetAway() {
        // the fourth frame is led by yellow again, the sides having led the two before
        Story story = of(MASTERS).played(FORTY_EACH).played("a:10", "a:10", "a:10").blank(1);
        assertThat(story.leaders()).isEqualTo("ABBA");
        story.shots("0,102", "off", "off", "off", "off", "off", "off");
        assertThat(story.winner()).isEqualTo("nobody yet");
        story.shot("0,98", "a1>off").count();
        assertThat(story.totals()).isEqualTo("70:50");
        assertThat(story.winner()).isEqualTo("nobody yet");
    }

    @Test
    void c28SeventySixAllNeedsTwoMoreFramesAndAgain() {
        Story story = level(MASTERS);
        assertThat(story.totals()).isEqualTo("76:76");
        assertThat(story.rules()).contains("match.level-extra");
        story.played("a:10");
        assertThat(story.winner()).isEqualTo("nobody yet");
        story.played("b:10");
        assertThat(story.totals()).isEqualTo("86:86");
        assertThat(story.winner()).isEqualTo("nobody yet");
        story.played("a:7").played("b:8");
        assertThat(story.winner()).isEqualTo("B");
    }

    @Test
    void c28PairsMayNeedFour() {
        Variant variant = Shipped.HOUSES.house("doublesTieFrames: 4");
        Story story = Story.doubles(Shipped.GAME, variant).played(FORTY_EACH).played(FORTY_EACH);
        assertThat(story.played("a:7").blank(2).winner()).isEqualTo("nobody yet");
        assertThat(story.blank(1).winner()).isEqualTo("A");
    }

    @Test
    void c29ADecidedGameStaysOverBelowTheTarget() {
        Story story = level(MASTERS).played("a:10-off", "b:10-off", "b:10-off", "b:8").blank(1);
        assertThat(story.totals()).isEqualTo("66:64");
        assertThat(story.winner()).isEqualTo("A");
        assertThat(story.rules()).contains("match.extra-decides");
    }

    @Test
    void c30ATenOffIsTakenFromTheTotal() {
        Story story =
                of(MASTERS)
                        .played("a:10", "a:10", "a:10", "a:8")
                        .played("a:10", "a:10", "a:8", "a:8");
        assertThat(story.totals()).isEqualTo("74:0");
        assertThat(story.played("a:10-off").totals()).isEqualTo("64:0");
        assertThat(of(MASTERS).played("a:10-off").totals()).isEqualTo("-10:0");
    }

    @Test
    void c32APenaltyInTheSameFrameTakesTheTargetAway() {
        Story story =
                of(MASTERS).played("a:10", "a:10", "a:10", "a:10").played("a:10", "a:8", "a:7");
        assertThat(story.totals()).isEqualTo("65:0");
        story.shots("off", "0,102", "off", "off", "off", "off", "off", "off");
        story.foul("Anna", Foul.WAITING_ON_LINE).count();
        assertThat(story.totals()).isEqualTo("70:0");
        assertThat(story.winner()).isEqualTo("nobody yet");
    }

    @Test
    void c53AWrongScoreIsCorrectedDuringTheNextFrame() {
        Story story = of(MASTERS).played("a:10").shots("0,102");
        story.then(EndCorrected.of(1, 8, 7));
        assertThat(story.totals()).isEqualTo("8:7");
        assertThat(story.end().shots()).isEqualTo(1);
        assertThat(story.disc("b1")).isEqualTo("10");
        assertThat(story.refusal(EndCorrected.of(1, 8, 7)))
                .containsExactly("end.correct-something");
        story.shots("off", "off", "off", "off", "off", "off", "off").count();
        assertThat(story.totals()).isEqualTo("8:17");
        assertThat(story.refusal(EndCorrected.of(1, 10, 0))).containsExactly("end.correct-last");
    }

    @Test
    void c54FirstOfSixteenFramesAndSeventyFivePoints() {
        Variant variant = Shipped.HOUSES.house("frames: 16");
        Story story = of(variant).played(FORTY_EACH).blank(7).played("a:10", "a:10", "a:8", "a:7");
        assertThat(story.totals()).isEqualTo("75:40");
        assertThat(story.state().results()).hasSize(9);
        assertThat(story.winner()).isEqualTo("A");
        Story low = of(variant).played("b:7").blank(14);
        assertThat(low.winner()).isEqualTo("nobody yet");
        assertThat(low.blank(1).winner()).isEqualTo("B");
        assertThat(low.rules()).contains("match.ends-played");
    }

    @Test
    void c56EightFramesTiedAreExtended() {
        Story story = of(Shipped.HOUSES.house("frames: 8", "target: 0", "doublesTarget: 0"));
        story.blank(8);
        assertThat(story.rules()).contains("match.level-extra");
        assertThat(story.played("a:7").winner()).isEqualTo("nobody yet");
        assertThat(story.blank(1).winner()).isEqualTo("A");
        assertThat(story.leaders()).isEqualTo("ABBAABBAAB");
        Story palms = of(Shipped.GAME.variants().get("royal-palms")).blank(13);
        assertThat(palms.leaders()).isEqualTo("ABBAABBAAABBAA");
    }

    @Test
    void c57IfTheLastBlackTouchesYellowYellowHasWonTheLag() {
        Story story = Story.waiting(Shipped.GAME, Shipped.HOUSES.house("start: lag"), Story.TWO);
        story.then(lag("9", "0.5", true, Order.SECOND));
        assertThat(story.leaders()).isEqualTo("B");
        assertThat(story.rules()).contains("start.lag-touched");
        Story clear = Story.waiting(Shipped.GAME, Shipped.HOUSES.house("start: lag"), Story.TWO);
        clear.then(lag("9", "9.0", false, Order.FIRST));
        assertThat(clear.rules()).containsExactly("start.lag-level");
        clear.then(lag("9", "8.999999", false, Order.FIRST));
        assertThat(clear.leaders()).isEqualTo("B");
    }

    private static Lagged lag(String first, String second, boolean touched, Order plays) {
        return Lagged.of(
                        List.of(
                                new LagShot("Anna", new BigDecimal(first)),
                                new LagShot("Bram", new BigDecimal(second))),
                        plays)
                .touched(touched);
    }

    @Test
    void c58TheLeadGoesYellowBlackBlackYellow() {
        Story story = of(MASTERS).blank(7);
        assertThat(story.leaders()).isEqualTo("ABBAABBA");
        assertThat(story.state().sides().get(0).colour()).contains("yellow");
        assertThat(story.state().sides().get(1).colour()).contains("black");
        assertThat(of(Shipped.HOUSES.house("lead: each-round")).blank(7).leaders())
                .isEqualTo("AABBAABB");
    }

    @Test
    void oddFramesArePlayedFromTheHead() {
        Story story = of(MASTERS);
        assertThat(story.end().from()).isEqualTo(From.HEAD);
        assertThat(story.blank(1).end().from()).isEqualTo(From.FOOT);
        assertThat(story.blank(1).end().from()).isEqualTo(From.HEAD);
    }

    @Test
    void nothingIsLegalAfterAConcessionInTheFirstEnd() {
        var match =
                Shipped.GAME
                        .open(Shipped.variant("masters"), Seats.of("Anna", "Bram"))
                        .judge(new Conceded("Anna"))
                        .orElseThrow()
                        .match();
        for (int seed = 0; seed < 20; seed++) {
            assertThat(match.drawn(new Random(seed))).isEmpty();
            assertThat(match.legal().sample(new Random(seed))).isEmpty();
        }
    }
}
