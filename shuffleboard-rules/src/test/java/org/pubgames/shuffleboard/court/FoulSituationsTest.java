package org.pubgames.shuffleboard.court;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.ShuffleboardEvent.Cause;
import org.pubgames.shuffleboard.ShuffleboardEvent.FoulCalled;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Story;

/**
 * Fouls on a court, by the numbers of the research.
 *
 * <p>Left out on purpose: C37 and C48, where nobody is penalised and nothing is reported.
 */
class FoulSituationsTest {

    private static final Variant MASTERS = Shipped.variant("masters");

    /** The fouls of an association beside those of the seed. */
    private static final String[] ASSOCIATION = {
        "fiveOffs: [waiting-on-line, played-on-end-line, rebound]",
        "tenOffs: [played-on-side-line, over-baseline, opponents-disc, hesitation, hook,"
                + " two-in-a-row, touched-live-disc]",
    };

    private static Story association(String... more) {
        String[] changes = new String[ASSOCIATION.length + more.length];
        System.arraycopy(ASSOCIATION, 0, changes, 0, ASSOCIATION.length);
        System.arraycopy(more, 0, changes, ASSOCIATION.length, more.length);
        return Story.of(Shipped.GAME, Shipped.HOUSES.house(changes));
    }

    @Test
    void c33AWaitingDiscOnALineCostsFiveAndTheShotStands() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,102", "off");
        story.foul("Anna", Foul.WAITING_ON_LINE);
        assertThat(story.fouls()).isEqualTo("-5:0");
        assertThat(story.disc("a1")).isEqualTo("10");
        assertThat(story.shooter()).isEqualTo("Anna");
    }

    @Test
    void c34BeforeTheFirstDiscOfTheFrameItIsFree() {
        Story story = Story.of(Shipped.GAME, Shipped.HOUSES.house("waitingGrace: true"));
        story.foul("Anna", Foul.WAITING_ON_LINE);
        assertThat(story.fouls()).isEqualTo("0:0");
        assertThat(story.rules()).containsExactly("foul.waiting-grace");
        story.shots("0,102").foul("Anna", Foul.WAITING_ON_LINE);
        assertThat(story.fouls()).isEqualTo("-5:0");
        story.foul("Bram", Foul.WAITING_ON_LINE);
        assertThat(story.fouls()).isEqualTo("-5:0");
    }

    @Test
    void c36ADiscPlayedOnTheFrontLineCostsFive() {
        Story story = association().shots("0,102").foul("Anna", Foul.PLAYED_ON_END_LINE);
        assertThat(story.fouls()).isEqualTo("-5:0");
        assertThat(story.disc("a1")).isEqualTo("10");
        Story strict = association("fiveOffRemoves: true").shots("0,102");
        strict.foul("Anna", Foul.PLAYED_ON_END_LINE);
        assertThat(strict.disc("a1")).isEqualTo("GONE");
    }

    @Test
    void c38ADisplacedEightIsPlayedAgain() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("off", "8,72");
        story.shot("8,60", "b1>30,80").foul("Anna", Foul.OVER_BASELINE);
        assertThat(story.disc("a2")).isEqualTo("GONE");
        assertThat(story.disc("b1")).isEqualTo("RETURNED");
        assertThat(story.fouls()).isEqualTo("-10:0");
        story.shots("off", "off", "off", "off", "off");
        assertThat(story.end().next()).contains(Side.B);
        assertThat(story.shots("8,72").disc("b1")).isEqualTo("8");
        assertThat(story.count().scored()).isEqualTo("-10:8");
    }

    @Test
    void c38AnEightKnockedOffIsPlayedAgainToo() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("off", "8");
        story.shot("8", "b1>off").foul("Anna", Foul.OVER_BASELINE);
        assertThat(story.disc("b1")).isEqualTo("RETURNED");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8,72 b1>30,80", "8 b1>open", "8 b1>off", "8,72 b1>off"})
    void c38ADisplacedEightIsCredited(String shots) {
        String[] parts = shots.split(" ", -1);
        Story story = association("displaced: credit").shots("off", parts[0]);
        story.shot("off", parts[1]).foul("Anna", Foul.HOOK);
        assertThat(story.disc("b1")).isEqualTo("GONE");
        assertThat(story.fouls()).isEqualTo("-10:8");
        assertThat(story.rules()).contains("foul.displaced-credited", "foul.displaced-removed");
    }

    /** Where an ordinary foul takes points and nothing else. */
    @Test
    void c38ADisplacedEightIsLeftAndTheShotStands() {
        Story story = association("displaced: leave").shots("off", "8,72");
        story.shot("8,60", "b1>30,80").foul("Anna", Foul.OVER_BASELINE);
        assertThat(story.disc("b1")).isEqualTo("open");
        assertThat(story.disc("a2")).isEqualTo("8");
        assertThat(story.fouls()).isEqualTo("-10:0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0,9 0,30", "10-off 7"})
    void c40ADisplacedTenOffOfTheOpponentIsChargedOnlyWhereAnyIs(String places) {
        String[] parts = places.split(" ", -1);
        Story own = Story.of(Shipped.GAME, MASTERS).shots("off", parts[0]);
        own.shot("off", "b1>" + parts[1]).foul("Anna", Foul.OVER_BASELINE);
        assertThat(own.disc("b1")).isEqualTo("RETURNED");
        assertThat(own.fouls()).isEqualTo("-10:0");
        Story any = Story.of(Shipped.GAME, Shipped.HOUSES.house("tenOffCharge: any"));
        any.shots("off", parts[0]).shot("off", "b1>" + parts[1]);
        assertThat(any.foul("Anna", Foul.OVER_BASELINE).fouls()).isEqualTo("-20:0");
        assertThat(any.rules()).contains("foul.ten-off-charged");
    }

    @Test
    void anOwnTenOffCannotBeWipedOutByAFoul() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,9", "off");
        story.shot("0,4", "a1>0,-8").foul("Anna", Foul.OVER_BASELINE);
        assertThat(story.fouls()).isEqualTo("-20:0");
        assertThat(story.disc("a1")).isEqualTo("GONE");
    }

    @Test
    void c41AfterAFoulWithTheLastDiscTheDisplacedOneIsPlayedAgain() {
        Story story = Story.of(Shipped.GAME, MASTERS);
        story.shots("0,102", "off", "off", "off", "off", "off", "off").shot("0,95", "a1>30,80");
        assertThat(story.end().next()).isEmpty();
        story.foul("Bram", Foul.PLAYED_ON_SIDE_LINE);
        assertThat(story.end().next()).contains(Side.A);
        assertThat(story.shots("8,72").end().next()).isEmpty();
        assertThat(story.count().scored()).isEqualTo("8:-10");
    }

    @Test
    void c42AFoulThatDisplacesNothing() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,102");
        story.foul("Anna", Foul.OVER_BASELINE);
        assertThat(story.disc("a1")).isEqualTo("GONE");
        assertThat(story.fouls()).isEqualTo("-10:0");
        assertThat(story.shooter()).isEqualTo("Bram");
    }

    @Test
    void anOpponentsDiscGoesBackAndIsPlayedAfterAllOthers() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,102");
        story.foul("Anna", Foul.OPPONENTS_DISC);
        assertThat(story.disc("a1")).isEqualTo("WAITING");
        assertThat(story.disc("b1")).isEqualTo("RETURNED");
        story.shots("off", "0,102", "off", "off", "off", "off", "off");
        assertThat(story.shooter()).isEqualTo("Bram");
        assertThat(story.shots("8,72").end().next()).isEmpty();
        assertThat(story.count().scored()).isEqualTo("0:8");
    }

    @Test
    void inDoublesTheOneWhoCommittedItIsNamed() {
        Story story = Story.doubles(Shipped.GAME, Shipped.variant("illinois")).shots("0,102");
        List<Ruling> rulings = story.match().judge(FoulCalled.of("Cees", Foul.COACHING)).rulings();
        assertThat(rulings)
                .extracting(ruling -> ruling.fact("player").orElseThrow())
                .containsOnly("Cees");
    }

    @Test
    void c44TwoDiscsInARowCostTenAndTheDisc() {
        Story story = association().shots("0,102").foul("Anna", Foul.TWO_IN_A_ROW);
        assertThat(story.fouls()).isEqualTo("-10:0");
        assertThat(story.disc("a1")).isEqualTo("10");
        assertThat(story.disc("a2")).isEqualTo("GONE");
        assertThat(story.shooter()).isEqualTo("Bram");
        story.shots("off", "off", "off", "off", "off");
        assertThat(story.end().discs()).filteredOn(disc -> disc.name().startsWith("b")).hasSize(4);
        assertThat(story.end().next()).contains(Side.B);
        assertThat(story.shots("off").end().next()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"HESITATION", "HOOK"})
    void c45HesitationAndHookCostTen(Foul foul) {
        Story story = association("displaced: credit").shots("0,9", "-18,38");
        story.shot("0,5", "a1>0,-8", "b1>-30,60").foul("Anna", foul);
        assertThat(story.fouls()).isEqualTo("-20:7");
        assertThat(story.end().lying()).isEmpty();
        assertThat(
                        Story.of(Shipped.GAME, MASTERS)
                                .shots("off")
                                .refusal(FoulCalled.of("Anna", foul)))
                .containsExactly("foul.called-here");
    }

    @Test
    void c46ALiveDiscTouchedAndNotMovedCostsTen() {
        Story story = association().shots("0,102").foul("Bram", Foul.TOUCHED_LIVE_DISC);
        assertThat(story.fouls()).isEqualTo("0:-10");
        assertThat(story.disc("a1")).isEqualTo("10");
        assertThat(story.shooter()).isEqualTo("Bram");
    }

    @Test
    void c49AReboundWithTheLastDiscCostsFiveAndTheScoreBeforeItCounts() {
        Story story = association();
        story.shots("0,102", "off", "off", "off", "off", "off", "off").shot("off", "a1>30,80");
        story.foul("Bram", Foul.REBOUND);
        assertThat(story.disc("a1")).isEqualTo("10");
        assertThat(story.count().scored()).isEqualTo("10:-5");
    }

    @Test
    void c50AFrameIsReplayedWhenThePlayersDisagree() {
        Story story = association().shots("0,102", "8,72", "off", "off");
        story.shot("off", "b1>30,80").foul("Anna", Foul.REBOUND).again(Cause.NOT_AGREED);
        assertThat(story.end().shots()).isZero();
        assertThat(story.end().lying()).isEmpty();
        assertThat(story.fouls()).isEqualTo("0:0");
        assertThat(story.leaders()).isEqualTo("A");
    }

    @Test
    void c52AWrongLeadIsPlayedAgainDuringTheFrame() {
        Story story = association().played("a:10").shots("0,102", "off", "off", "off");
        story.again(Cause.WRONG_LEAD);
        assertThat(story.end().shots()).isZero();
        assertThat(story.leaders()).isEqualTo("AB");
        assertThat(story.totals()).isEqualTo("10:0");
    }

    @Test
    void pointsForAFoulComeOffTheFrameOnce() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,102");
        story.foul("Anna", Foul.OVER_BASELINE).foul("Bram", Foul.WAITING_ON_LINE);
        story.shots("8,72", "off", "off", "off", "off", "off", "off").count();
        assertThat(story.scored()).isEqualTo("-10:3");
        assertThat(story.totals()).isEqualTo("-10:3");
        assertThat(story.end().fouls()).isEqualTo(List.of(0, 0));
    }
}
