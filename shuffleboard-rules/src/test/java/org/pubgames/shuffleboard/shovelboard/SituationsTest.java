package org.pubgames.shuffleboard.shovelboard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Laying;
import org.pubgames.shuffleboard.ShuffleboardEvent.HangTested;
import org.pubgames.shuffleboard.Story;

/** Boards as they lie, by the numbers of the research; each measured and called. */
class SituationsTest {

    private static String worth(Variant variant, String discs) {
        return Laying.worth(Shipped.GAME, variant, Laying.discs(discs.split(" ", -1)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "SB01 | a:0,3 | a:2 | 2:0",
                "SB02 | a:0,5.00 | a:far-line | 2:0",
                "SB04 | a:0,0.9 | a:hanging | 3:0",
                "SB04 at the corner | a:17.5,0.9 | a:corner | 3:0",
                "SB05 | a:0,1.0 | a:2 | 2:0",
                "SB06 | a:0,53.00 | a:near-line | 1:0",
                "SB06 half over | b:0,51.9 | b:near-line-over | 0:1",
                "SB08 | a:0,60 b:9,55 | a:short@2 b:short@1 | 0:1",
                "SB09 | a:0,60 b:9,60 | a:short@1 b:short@1 | 0:0",
                "SB10 | a:0,-0.5 b:18,3 | a:off b:off | 0:0",
                "SB11 | a:0,3 a:5,20 b:0,0.5 | a:2 a:1 b:hanging | 3:3",
                "SB13 | a:0,30 b:0,60 | a:1 b:short | 1:0",
                "SB16 | a:0,51 | a:near-line-over | 1:0",
            })
    void asPrinted(String number, String measured, String called, String points) {
        assertThat(worth(Shipped.variant("masters"), measured)).as(number).isEqualTo(points);
        assertThat(worth(Shipped.variant("masters"), called)).as(number).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "SB02 | lineTouch: lower | a:0,5.00 | a:far-line | 1:0",
                "SB06 | reached: completely-past | a:0,53.00 b:0,3 | a:near-line b:2 | 0:2",
                "SB06 | reached: completely-past | a:0,50.99 b:0,3 | a:1 b:2 | 1:2",
                "SB12 | scorers: nearer | a:0,3 a:5,20 b:0,0.5 | a:2 a:1 b:hanging | 0:3",
                "SB16 | nearLine: 48 | a:0,51 b:0,3 | a:short b:2 | 0:2",
            })
    void inAnotherHouse(
            String number, String house, String measured, String called, String points) {
        Variant variant = Shipped.HOUSES.house(house);
        assertThat(worth(variant, measured)).as(number).isEqualTo(points);
        assertThat(worth(variant, called)).as(number).isEqualTo(points);
    }

    @Test
    void sb02TheOldLinesOfTheAmericanBoard() {
        Variant variant =
                Shipped.HOUSES.house(
                        "farLine: 5", "nearLine: 0", "scorers: nearer", "fallback: false");
        assertThat(worth(variant, "a:0,6 b:0,200")).isEqualTo("2:0");
        assertThat(worth(variant, "a:0,6.000001 b:0,200")).isEqualTo("1:0");
        assertThat(worth(variant, "a:0,3 a:5,2 a:9,20 b:0,10")).isEqualTo("4:0");
    }

    @Test
    void sb04AFingerDecidesWhatHangs() {
        Story story = Story.of(Shipped.GAME, Shipped.variant("masters")).shots("0,1.3");
        assertThat(story.disc("a1")).isEqualTo("2");
        story.then(new HangTested("a1", true));
        assertThat(story.disc("a1")).isEqualTo("hanging");
        story.then(new HangTested("a1", false));
        assertThat(story.disc("a1")).isEqualTo("2");
    }

    @Test
    void sb08ShortWeightsStayOnTheBoard() {
        Story story =
                Story.of(Shipped.GAME, Shipped.variant("masters"))
                        .shots("0,60", "9,55", "0,70", "0,80", "0,90", "0,100", "0,110", "0,120");
        assertThat(story.end().lying()).hasSize(8);
        assertThat(story.count().scored()).isEqualTo("0:1");
        assertThat(story.rules()).contains("score.nearest-short", "order.winner-leads");
        assertThat(story.leaders()).isEqualTo("AB");
    }

    @Test
    void sb10AfterAnEmptyEndTheOtherSideStarts() {
        Story story = Story.of(Shipped.GAME, Shipped.variant("masters"));
        story.shots("off", "off", "off", "off", "off", "off", "off", "off").count();
        assertThat(story.scored()).isEqualTo("0:0");
        assertThat(story.leaders()).isEqualTo("AB");
        assertThat(story.blank(2).leaders()).isEqualTo("ABAB");
    }

    @Test
    void sb14BothAtElevenPlayAnotherEnd() {
        Story story =
                Story.of(Shipped.GAME, Shipped.variant("masters"))
                        .played("a:hanging", "a:hanging", "a:hanging", "b:hanging", "b:hanging")
                        .played("a:1", "b:hanging")
                        .played("a:1", "b:2");
        assertThat(story.totals()).isEqualTo("11:11");
        assertThat(story.winner()).isEqualTo("nobody yet");
        assertThat(story.rules()).contains("match.level-extra");
        assertThat(story.played("b:1").winner()).isEqualTo("B");
    }

    @Test
    void theWinnerOfAnEndStartsTheNext() {
        Story story = Story.of(Shipped.GAME, Shipped.variant("masters"));
        story.played("a:1", "b:2").played("a:1").played("a:2", "b:2").blank(1);
        assertThat(story.leaders()).isEqualTo("ABABA");
    }
}
