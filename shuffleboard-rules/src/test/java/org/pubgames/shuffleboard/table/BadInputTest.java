package org.pubgames.shuffleboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Problem;
import org.pubgames.core.Scoring;
import org.pubgames.shuffleboard.Refused;
import org.pubgames.shuffleboard.ShuffleboardEvent.Judged;
import org.pubgames.shuffleboard.Story;

/** Reports at the table that cannot stand, and rows and arguments that cannot be scored. */
class BadInputTest {

    private static Story masters() {
        return Story.of(Shipped.GAME, Shipped.variant("masters"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'x':0,'y':-1.15625 | report.off-the-board@",
                "'x':0,'y':264.000001 | report.off-the-board@",
                "'x':11.15625,'y':30 | report.off-the-board@",
                "'x':0,'y':10 | report.overlap@",
                "'y':10,'at':'2' | report.one-place@",
                "'at':'10-off' | report.known-place@",
                "'x':3 | report.across@",
            })
    void aShotThatCannotBe(String rest, String rules) {
        assertThat(
                        Refused.because(
                                Shipped.GAME,
                                masters().shots("0,9"),
                                "{'event':'shot','player':'Bram'," + rest + "}"))
                .as(rest)
                .containsExactly(rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'event':'hang-tested','disc':'a1','moves':true} | call.at-the-end@/disc",
                "{'event':'hang-tested','disc':'b1','moves':true} | report.lying-disc@/disc",
                "{'event':'hang-tested','disc':'','moves':true} | report.known-disc@/disc",
                "{'event':'foul-called','player':'Anna','foul':'hook'} | foul.called-here@/foul",
            })
    void callsThatCannotBe(String line, String rule) {
        assertThat(Refused.because(Shipped.GAME, masters().shots("0,9"), line))
                .containsExactly(rule);
    }

    @Test
    void anEndOfWhichNearnessIsNotKnownIsNotCountedAndIsNotLost() {
        Story story = masters().shots("3", "3", "off", "off", "off", "off", "off", "off");
        assertThat(Refused.because(Shipped.GAME, story, "{'event':'counted'}"))
                .containsExactly("end.nearness-known@");
        story.then(Judged.of("a1", "3").depth(1), Judged.of("b1", "3").depth(2));
        assertThat(story.count().scored()).isEqualTo("3:0");
    }

    @Test
    void argumentsThatCannotBeScoredAreSaidAllAtOnce() {
        Scoring scoring = Shipped.GAME.scoring(Shipped.variant("masters"));
        assertThat(scoring.score(List.of("c:1,2", "a:x,2", "a:0,9", "b", "b:")).problems())
                .extracting(Problem::code)
                .containsExactly("disc-argument", "not-a-number", "disc-argument", "disc-argument");
        assertThat(scoring.score(List.of("a:0,9", "b:1,9", "b:9")).problems())
                .extracting(Problem::code)
                .containsExactly("known-place");
        assertThat(scoring.score(List.of("a:0,9", "b:1,9")).problems())
                .extracting(Problem::code)
                .containsExactly("overlap");
        assertThat(scoring.score(List.of("a:9", "a:0,1e9", "a:0,0.0000001")).problems())
                .extracting(Problem::code)
                .containsExactlyInAnyOrder("known-place", "off-the-board", "decimals");
        assertThat(
                        scoring.score(
                                        List.of(
                                                "a:1", "a:1", "a:1", "a:1", "b:1", "b:1", "b:1",
                                                "b:1", "b:1"))
                                .problems())
                .extracting(Problem::code)
                .containsExactly("discs-each");
    }

    @Test
    void aBadRowKeepsItsPlaceAndTheRestIsScored() {
        List<String> rows = new ArrayList<>();
        Scoring.Batch batch =
                Shipped.GAME
                        .scoring(Shipped.variant("masters"))
                        .batch(cells -> rows.add(cells.toString()));
        assertThat(batch.row("1,a,0,3")).isTrue();
        assertThat(batch.row("1,a,0,9")).isTrue();
        assertThat(batch.row("2,c,0,3")).isFalse();
        assertThat(batch.row("2,a,0,3")).isTrue();
        assertThat(batch.row("3,a,0,x")).isFalse();
        assertThat(batch.row("4,a,0")).isFalse();
        batch.unreadable("not-text");
        assertThat(batch.row("5,a,0,3")).isTrue();
        assertThat(batch.row("5,b,1,3")).isTrue();
        assertThat(batch.row("6,b,0,0.5")).isFalse();
        assertThat(batch.end()).isTrue();
        assertThat(rows)
                .containsExactly(
                        "1,5,0,",
                        "2,,,unknown-side",
                        "3,,,not-a-number",
                        "4,,,wrong-number-of-columns",
                        ",,,not-text",
                        "5,,,overlap",
                        "6,0,4,");
    }
}
