package org.pubgames.shuffleboard.shovelboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Problem;
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

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "middleLine: 20 | a:0,18.999999 | a:middle | 2:0",
                "middleLine: 20 | a:0,19 | a:middle-line-over | 2:0",
                "middleLine: 20 | b:0,21 | b:middle-line | 0:2",
                "middleLine: 20 | a:0,21.000001 | a:1 | 1:0",
                "middleLine: 20, lineTouch: lower | a:0,19 | a:middle-line-over | 1:0",
                "middleLine: 20, lineTouch: lower | a:0,5 b:0,20 | a:far-line b:middle-line | 2:1",
                "middleLine: 20, tangency: clear | a:0,19 b:0,21 | a:middle b:1 | 2:1",
                "middleLine: 20, nearLine: 0, fallback: false | a:0,18 b:0,200 | a:middle b:1 | 2:1",
                "middleLine: 20, nearLine: 0 | a:0,18 b:0,200 | a:middle b:short | 2:0",
                "middleLine: 20, nearLine: 0 | a:0,22 b:0,200 | a:short@1 b:short@2 | 1:0",
                "middleLine: 20, nearLine: 0, lineTouch: lower | a:0,20 b:0,40 | a:middle-line b:short | 1:0",
                "middleLine: 20, scorers: nearer | a:0,18 b:0,30 | a:middle b:1 | 2:0",
            })
    void withAThirdLine(String house, String measured, String called, String points) {
        List<String> changes = new ArrayList<>(List.of(house.split(", ")));
        changes.add("middlePoints: 2");
        Variant variant = Shipped.HOUSES.house(changes.toArray(String[]::new));
        assertThat(worth(variant, measured)).as(house).isEqualTo(points);
        assertThat(worth(variant, called)).as(house).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "middleLine: 3 | middleLine | lines-out-of-order | 0, 6–50",
                "middleLine: 60 | middleLine | lines-out-of-order | 0, 6–50",
                "middleLine: 52 | middleLine | lines-out-of-order | 0, 6–50",
                "middleLine: 5.5 | middleLine | lines-too-near | 0, 6–50",
                "middleLine: 6 | middleLine | lines-too-near | 0, 6–50",
                "middleLine: 51 | middleLine | lines-too-near | 0, 6–50",
                "middleLine: 6, nearLine: 7.5 | middleLine | lines-too-near | 0",
                "middleLine: 70, nearLine: 0, boardLength: 60 | middleLine | lines-out-of-order | 0, 6–60",
                "middleLine: 20.1234567 | middleLine | decimals |",
                "nearLine: 50.1234567 | nearLine | decimals |",
                "middleLine: -1 | middleLine | too-small | 0–120",
                "middlePoints: 51 | middlePoints | too-large | 0–50",
            })
    void aThirdLineHasItsPlace(String house, String setting, String code, String allowed) {
        List<Problem> problems = Shipped.HOUSES.problems(house.split(", "));
        assertThat(problems).extracting(Problem::code).containsExactly(code);
        assertThat(problems.get(0).where().path()).contains(setting);
        assertThat(problems.get(0).allowed()).isEqualTo(allowed == null ? "" : allowed);
    }

    @Test
    void aThirdLineMayLieAnywhereBetweenTheOthers() {
        for (String house : List.of("6.000001", "20", "49.999999")) {
            assertThat(Shipped.HOUSES.problems("middleLine: " + house)).isEmpty();
        }
        assertThat(Shipped.HOUSES.problems("middleLine: 119", "nearLine: 0")).isEmpty();
    }

    @Test
    void aThirdLineAloneChangesNoScore() {
        Variant plain = Shipped.HOUSES.house();
        Variant lined = Shipped.HOUSES.house("middleLine: 20");
        for (String depth : List.of("3", "5", "12", "19", "20", "21", "40", "53", "60")) {
            String discs = "a:0," + depth + " b:0,100";
            assertThat(worth(lined, discs)).as(depth).isEqualTo(worth(plain, discs));
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                // which weights score is decided by where they lie
                "2: 0 | scorers: nearer | a:0,3 b:0,30 | a:2 b:1 | 0:0",
                "2: 5 | scorers: nearer | a:0,3 a:0,30 b:0,40 | a:2 a:1#1 b:1#2 | 6:0",
                // the nearest scores where no weight is worth anything, whatever the list says
                "2: 0, 1: 0 | fallback: true | a:0,3 b:0,30 | a:2 b:1 | 1:0",
                "2: 0, 1: 0 | fallback: false | a:0,3 b:0,30 | a:2 b:1 | 0:0",
                "short: 1 | fallback: true | a:0,60 b:0,70 | a:short#1 b:short#2 | 1:1",
                // the line rule puts a weight where the list finds it
                "2: 5, 1: 3 | lineTouch: lower | a:0,5 | a:far-line | 3:0",
                "2: 5, 1: 3 | lineTouch: higher | a:0,5 | a:far-line | 5:0",
                "short: 4 | reached: completely-past | a:0,53 b:0,3 | a:near-line b:2 | 4:2",
                "short: 4 | reached: touching | a:0,53 b:0,3 | a:near-line b:2 | 1:2",
                "hanging: 9 | fallback: true | a:17.5,0.9 b:0,0.5 | a:corner b:hanging | 9:9",
            })
    void withAListOfTheHouse(
            String list, String house, String measured, String called, String points) {
        Variant variant = Shipped.HOUSES.listed(list, house);
        assertThat(worth(variant, measured)).isEqualTo(points);
        assertThat(worth(variant, called.replace('#', '@'))).isEqualTo(points);
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
