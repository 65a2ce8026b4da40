package org.pubgames.shuffleboard.court;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Laying;
import org.pubgames.shuffleboard.Story;

/** Courts as they lie, by the numbers of the research; each measured and called. */
class SituationsTest {

    private static final Variant MASTERS = Shipped.variant("masters");

    private static String worth(Variant variant, String discs) {
        return Laying.worth(Shipped.GAME, variant, Laying.discs(discs.split(" ", -1)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "C01 | a:0,102 | a:10 | 10:0",
                "C02 | a:-18,38 | a:7 | 7:0",
                "C03 | a:8,72 | a:8 | 8:0",
                "C04 | a:0,72 | a:line | 0:0",
                "C05 | a:3.5,36 | a:line | 0:0",
                "C06 | a:3.51,36 | a:7 | 7:0",
                "C07 | a:-10,54 | a:line | 0:0",
                "C08 | a:0,93.5 | a:line | 0:0",
                "C09 | a:0,93.51 | a:10 | 10:0",
                "C10 | a:0,9 | a:10-off | -10:0",
                "C11 | a:0,18 | a:line | 0:0",
                "C12 | a:10,14.5 | a:line | 0:0",
                "C13 | a:10,14.49 | a:10-off | -10:0",
                "C14 | a:30,10 | a:line | 0:0",
                "C15 | a:30,60 | a:open | 0:0",
                "C16 | a:0,165.5 | a:dead-line | 0:0",
                "C17 | a:0,165.6 | a:short | 0:0",
                "C18 | a:0,-2 | a:line | 0:0",
                "C19 | a:0,-3.6 | a:beyond | 0:0",
                "C20 | a:36.5,60 | a:off | 0:0",
                "C21 | a:0,102 b:3,104^a1 | a:10 b:10^a1 | 10:10",
                "C22 | a:0,102 b:5,102^a1 | a:10 b:line^a1 | 10:0",
                "C24 | a:0,102 a:8,72 a:0,72 a:0,9 b:-18,38 b:18,38"
                        + " | a:10 a:8 a:line a:10-off b:7 b:7 | 8:14",
            })
    void asPrinted(String number, String measured, String called, String points) {
        assertThat(worth(MASTERS, measured)).as(number).isEqualTo(points);
        assertThat(worth(MASTERS, called)).as(number).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "C05 | tangency: clear | a:3.5,36 | a:7 | 7:0",
                "C08 | tangency: clear | a:0,93.5 | a:10 | 10:0",
                "C08 | lineWidth: 0.75 | a:0,93.38 | a:10 | 10:0",
                "C08 | lineWidth: 1.5 | a:0,93.75 | a:line | 0:0",
                "C12 | lineWidth: 0 | a:10,14.99 | a:10-off | -10:0",
            })
    void inAnotherHouse(
            String number, String house, String measured, String called, String points) {
        Variant variant = Shipped.HOUSES.house(house);
        assertThat(worth(variant, measured)).as(number).isEqualTo(points);
        assertThat(worth(variant, called)).as(number).isEqualTo(points);
    }

    @Test
    void c16ADiscOnTheDeadLineIsLive() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,165.5", "dead-line");
        assertThat(story.disc("a1")).isEqualTo("dead-line");
        assertThat(story.disc("b1")).isEqualTo("dead-line");
        assertThat(story.rules()).contains("dead.not-on-line");
        Story strict =
                Story.of(Shipped.GAME, Shipped.HOUSES.house("reached: completely-past"))
                        .shots("0,165.5", "dead-line", "0,158.5", "0,158.4");
        assertThat(strict.disc("a1")).isEqualTo("GONE");
        assertThat(strict.disc("b1")).isEqualTo("GONE");
        assertThat(strict.disc("a2")).isEqualTo("GONE");
        assertThat(strict.disc("b2")).isEqualTo("open");
    }

    @Test
    void c17ToC20ShortFallenAndPastDiscsAreRemovedAtOnceOneOnTheBaselineStays() {
        Story story =
                Story.of(Shipped.GAME, MASTERS)
                        .shots("0,165.6", "0,-2", "36.5,60", "9,-3.500001", "18,-3.5");
        assertThat(story.disc("a1")).isEqualTo("GONE");
        assertThat(story.disc("b1")).isEqualTo("line");
        assertThat(story.disc("a2")).isEqualTo("GONE");
        assertThat(story.disc("b2")).isEqualTo("GONE");
        assertThat(story.rules()).doesNotContain("dead.beyond");
    }

    @Test
    void c21AMountedDiscIsNoted() {
        assertThat(Laying.rules(Shipped.GAME, MASTERS, Laying.discs("a:0,102", "b:3,104^a1")))
                .contains("score.ten", "score.mounted");
        assertThat(worth(MASTERS, "a:0,102 b:3,104")).isEqualTo("overlap");
        assertThat(worth(MASTERS, "a:0,102 b:0,108^a1")).isEqualTo("stacked-overlaps");
        assertThat(worth(MASTERS, "a:0,102 b:0,108")).isEqualTo("10:10");
    }

    @Test
    void c10NoLineIsTouchedInTheMiddleOfTheTenOffArea() {
        assertThat(Laying.rules(Shipped.GAME, MASTERS, Laying.discs("a:0,9")))
                .containsExactly("score.ten-off");
    }
}
