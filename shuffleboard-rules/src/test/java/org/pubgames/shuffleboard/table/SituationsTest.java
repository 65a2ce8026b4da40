package org.pubgames.shuffleboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Laying;
import org.pubgames.shuffleboard.ShuffleboardEvent.HangTested;
import org.pubgames.shuffleboard.Story;

/** Tables as they lie, by the numbers of the research; each measured and called. */
class SituationsTest {

    private static String worth(Variant variant, String discs) {
        return Laying.worth(Shipped.GAME, variant, Laying.discs(discs.split(" ", -1)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "T01 | a:0,3 a:0,9 b:4,12 b:0,30 | a:3 a:2 b:2-line b:1 | 5:0",
                "T02 | a:0,4.84375 | a:3-line-over | 2:0",
                "T02 | a:0,7.15625 | a:3-line | 2:0",
                "T03 | a:0,4.843749 | a:3 | 3:0",
                "T04 | a:0,10.84375 | a:2-line-over | 1:0",
                "T05 | a:0,10.84 | a:2 | 2:0",
                "T06 | a:0,70.84375 | a:foul-line | 0:0",
                "T07 | a:0,70.843749 | a:1 | 1:0",
                "T08 | a:0,1.15625 | a:3 | 3:0",
                "T09 | a:0,1.15 | a:hanging | 4:0",
                "T10 | a:0,1.0 b:4,0.5 | a:hanging@2 b:hanging@1 | 0:4",
                "T12 | a:0,2 a:0,7 a:0,20 b:4,7 | a:3@1 a:3-line@2 a:1@4 b:3-line@2 | 3:0",
                "T14 | a:0,3 a:0,20 a:0,50 | a:3 a:1 a:1 | 5:0",
                "T16 | a:0,150 | a:short | 0:0",
                "T20 | a:9.5,3 | a:3 | 3:0",
                "T21 | a:9.5,0.8 | a:corner | 4:0",
                "tie | a:0,3 a:0,9 b:4,3 b:4,9 | a:3@1 a:2@3 b:3@1 b:2@3 | 0:0",
                "tie behind | a:0,3 a:0,9 b:4,9 | a:3@1 a:2@2 b:2@2 | 3:0",
            })
    void asPrinted(String number, String measured, String called, String points) {
        assertThat(worth(Shipped.variant("masters"), measured)).as(number).isEqualTo(points);
        assertThat(worth(Shipped.variant("masters"), called)).as(number).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "T02 | lineTouch: half-over | a:0,4.84375 | a:3-line-over | 3:0",
                "T02 | lineTouch: half-over | a:0,6 | a:3-line | 2:0",
                "T09 | hangerPoints: 3 | a:0,1.15 | a:hanging | 3:0",
                "T09 | hangerPoints: 5 | a:0,1.15 | a:hanging | 5:0",
                "T17 | foulLine: shooter-end | a:0,150 b:0,160 | a:1@1 b:1@2 | 1:0",
                "T17 | foulLine: shooter-end | a:0,190.84375 | a:foul-line | 0:0",
                "T18 | boardLength: 144 | a:0,60 | a:1 | 1:0",
                "T21 | cornerPoints: 26 | a:9.5,0.8 | a:corner | 26:0",
                "T21 | cornerPoints: 26 | a:8.84375,0.8 | a:hanging | 4:0",
                "T22 | scorers: all-with-three | a:0,8 a:4,8 a:0,30 | a:2 a:2 a:1 | 0:0",
                "T22 | scorers: all-with-three | a:0,3 a:0,30 b:4,2 | a:3@2 a:1 b:3@1 | 4:3",
                "T22 | scorers: nearer-with-three | a:0,8 b:4,30 | a:2 b:1 | 0:0",
                "T22 | scorers: nearer-with-three | a:0,3 a:0,30 b:4,2 | a:3@2 a:1 b:3@1 | 0:3",
                "T23 | leadTie: cancel-pair | a:0,3 a:0,9 b:4,3 | a:3@1 a:2 b:3@1 | 2:0",
                "T23 | leadTie: cancel-pair | a:0,3 b:4,3 | a:3@1 b:3@1 | 0:0",
                "tie behind | leadTie: cancel-pair | a:0,3 a:0,9 a:4,20 b:4,9"
                        + " | a:3@1 a:2@2 a:1@4 b:2@2 | 3:0",
                "two ties | leadTie: cancel-pair | a:0,3 a:0,9 a:0,20 b:4,3 b:4,9"
                        + " | a:3@1 a:2@3 a:1@5 b:3@1 b:2@3 | 1:0",
                "naive apps | scorers: both-sides | a:0,3 b:4,9 | a:3 b:2 | 3:2",
            })
    void inAnotherHouse(
            String number, String house, String measured, String called, String points) {
        Variant variant = Shipped.HOUSES.house(house);
        assertThat(worth(variant, measured)).as(number).isEqualTo(points);
        assertThat(worth(variant, called)).as(number).isEqualTo(points);
    }

    @Test
    void t18OnTwelveFeetTheFoulLinesAreOne() {
        Variant far = Shipped.HOUSES.house("boardLength: 144");
        Variant near = Shipped.HOUSES.house("boardLength: 144", "foulLine: shooter-end");
        Variant middle = Shipped.HOUSES.house("boardLength: 144", "foulLine: middle");
        for (String discs : new String[] {"a:0,60", "a:0,70.84375", "a:0,70.84", "a:0,100"}) {
            assertThat(worth(near, discs)).isEqualTo(worth(far, discs));
            assertThat(worth(middle, discs)).isEqualTo(worth(far, discs));
        }
    }

    @Test
    void t06AndT16WhatIsNotCompletelyOverIsTakenOffAtOnce() {
        Story story = Story.of(Shipped.GAME, Shipped.variant("masters"));
        assertThat(story.shots("0,70.84375").disc("a1")).isEqualTo("GONE");
        assertThat(story.rules()).contains("dead.on-line");
        assertThat(story.shots("0,150").disc("b1")).isEqualTo("GONE");
        assertThat(story.rules()).contains("dead.short");
        assertThat(story.shots("foul-line").disc("a2")).isEqualTo("GONE");
        assertThat(story.shots("short").disc("b2")).isEqualTo("GONE");
        assertThat(story.shots("0,70.84").disc("a3")).isEqualTo("1");
    }

    @Test
    void t06AWeightKnockedBackBehindTheLineIsTakenOff() {
        Story story = Story.of(Shipped.GAME, Shipped.variant("masters")).shots("0,60");
        story.shot("0,58", "a1>3,71");
        assertThat(story.disc("a1")).isEqualTo("GONE");
        assertThat(story.disc("b1")).isEqualTo("1");
    }

    @Test
    void t08AFlatFaceAlongTheEdgeDecides() {
        Story story = Story.of(Shipped.GAME, Shipped.variant("masters")).shots("0,1.2");
        assertThat(story.disc("a1")).isEqualTo("3");
        story.then(new HangTested("a1", true));
        assertThat(story.disc("a1")).isEqualTo("hanging");
        story.shots("4,1.1").then(new HangTested("b1", false));
        assertThat(story.disc("b1")).isEqualTo("3");
        story.shots("off", "off", "off", "off", "off", "off").count();
        assertThat(story.scored()).isEqualTo("4:0");
        assertThat(
                        Story.of(Shipped.GAME, Shipped.variant("masters"))
                                .shots("0,9")
                                .refusal(new HangTested("a1", true)))
                .containsExactly("call.at-the-end");
    }

    @Test
    void nearnessHasToBeSaidWhereItDecides() {
        assertThat(worth(Shipped.variant("masters"), "a:3 b:3")).isEqualTo("nearness-known");
        assertThat(worth(Shipped.variant("masters"), "a:3 b:2 b:2")).isEqualTo("3:0");
        assertThat(worth(Shipped.HOUSES.house("scorers: both-sides"), "a:3 b:3")).isEqualTo("3:3");
    }
}
