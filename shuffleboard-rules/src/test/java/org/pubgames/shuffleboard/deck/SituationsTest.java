package org.pubgames.shuffleboard.deck;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Laying;
import org.pubgames.shuffleboard.Story;

/**
 * Ovals as they lie and games on board, by the numbers of the research; places are measured and
 * called.
 */
class SituationsTest {

    private static final Variant MASTERS = Shipped.variant("masters");

    private static String worth(Variant variant, String discs) {
        return Laying.worth(Shipped.GAME, variant, Laying.discs(discs.split(" ", -1)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "D01 | a:0,0 | a:5 | 5:0",
                "D02 | a:-12,12 | a:8 | 8:0",
                "D02 | a:0,12 | a:1 | 1:0",
                "D02 | a:12,12 | a:6 | 6:0",
                "D02 | a:-12,0 | a:3 | 3:0",
                "D02 | a:12,0 | a:7 | 7:0",
                "D02 | a:-12,-12 | a:4 | 4:0",
                "D02 | a:0,-12 | a:9 | 9:0",
                "D02 | a:12,-12 | a:2 | 2:0",
                "D03 | a:2.5,0 | a:line | 0:0",
                "D03 | a:2.49,0 | a:5 | 5:0",
                "D04 | a:6,6 | a:line | 0:0",
                "D05 | a:0,25 | a:far | 10:0",
                "D06 | a:0,-25 | a:near | -10:0",
                "D08 | a:0,21.5 | a:line | 0:0",
                "D08 | a:0,21.51 | a:far | 10:0",
                "D09 | a:10,28.5 | a:line | 0:0",
                "D09 | a:9.9,28.5 | a:far | 10:0",
                "D10 | a:0,35 | a:line | 0:0",
                "D11 | a:0,40 | a:open | 0:0",
                "D12 | a:0,-63.5 | a:ladies-line | 0:0",
                "D13 | a:0,-63.6 | a:short | 0:0",
                "D14 | a:0,25 a:0,0 b:0,-25 b:-12,12 | a:far a:5 b:near b:8 | 15:-2",
            })
    void asPrinted(String number, String measured, String called, String points) {
        assertThat(worth(MASTERS, measured)).as(number).isEqualTo(points);
        assertThat(worth(MASTERS, called)).as(number).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "D02 | orientation: near-side | a:-12,12 | a:4 | 4:0",
                "D02 | orientation: near-side | a:12,-12 | a:6 | 6:0",
                "D05 | farPoints: 20 | a:0,25 | a:far | 20:0",
                "D06 | nearPoints: -5 | a:0,-25 | a:near | -5:0",
                "D08 | tangency: clear | a:0,21.5 | a:far | 10:0",
                "D09 | tangency: clear | a:10,28.5 | a:far | 10:0",
            })
    void inAnotherHouse(
            String number, String house, String measured, String called, String points) {
        Variant variant = Shipped.HOUSES.house(house);
        assertThat(worth(variant, measured)).as(number).isEqualTo(points);
        assertThat(worth(variant, called)).as(number).isEqualTo(points);
    }

    @Test
    void d12AndD13TheLadiesLineMustBeReached() {
        Story story = Story.of(Shipped.GAME, MASTERS).shots("0,-63.5", "9,-63.6", "18,-64");
        assertThat(story.disc("a1")).isEqualTo("ladies-line");
        assertThat(story.disc("b1")).isEqualTo("GONE");
        assertThat(story.disc("a2")).isEqualTo("GONE");
        story.shots("ladies-line", "short");
        assertThat(story.disc("b2")).isEqualTo("ladies-line");
        assertThat(story.disc("a3")).isEqualTo("GONE");
        Story strict =
                Story.of(Shipped.GAME, Shipped.HOUSES.house("reached: completely-past"))
                        .shots("0,-63.5", "9,-56.5", "18,-56.499999", "ladies-line");
        assertThat(strict.disc("a1")).isEqualTo("GONE");
        assertThat(strict.disc("b1")).isEqualTo("GONE");
        assertThat(strict.disc("a2")).isEqualTo("open");
        assertThat(strict.disc("b2")).isEqualTo("GONE");
    }

    @Test
    void d16BothOverFiftyTheHigherWins() {
        Story story = fortyAll(MASTERS).played("a:far", "a:5", "b:far", "b:2");
        assertThat(story.totals()).isEqualTo("55:52");
        assertThat(story.winner()).isEqualTo("A");
        assertThat(story.rules()).contains("match.both-reached");
    }

    @Test
    void d17FiftyTwoAllNeedsAnotherEnd() {
        Story story = fortyAll(MASTERS).played("a:far", "a:2", "b:far", "b:2");
        assertThat(story.totals()).isEqualTo("52:52");
        assertThat(story.winner()).isEqualTo("nobody yet");
        story.played("b:near");
        assertThat(story.totals()).isEqualTo("52:42");
        assertThat(story.winner()).isEqualTo("A");
    }

    private static Story fortyAll(Variant variant) {
        return Story.of(Shipped.GAME, variant)
                .played("a:far", "a:far", "a:far", "a:far", "b:far", "b:far", "b:far", "b:far");
    }

    @Test
    void d18ExactlyFiftyAllNeedsAnotherEnd() {
        Variant variant = Shipped.HOUSES.house("overshoot: bust-back");
        Story story = fortyAll(variant).played("a:far", "b:far");
        assertThat(story.totals()).isEqualTo("50:50");
        assertThat(story.winner()).isEqualTo("nobody yet");
    }

    @Test
    void d18WhatIsTooMuchComesOffWhereFiftyMustBeExact() {
        Variant variant = Shipped.HOUSES.house("overshoot: bust-back");
        Story story = fortyAll(variant).played("a:6").played("a:8");
        assertThat(story.totals()).isEqualTo("46:40");
        assertThat(story.rules()).contains("match.bust-back");
        assertThat(story.played("a:4").winner()).isEqualTo("A");
        assertThat(story.totals()).isEqualTo("50:40");
    }

    @Test
    void thePartnerStaysAtHisEndAndTheEndsAreChanged() {
        Story story = Story.doubles(Shipped.GAME, MASTERS);
        StringBuilder shooters = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            shooters.append(story.shooter()).append(' ').append(story.end().from()).append(' ');
            story.blank(1);
        }
        assertThat(shooters.toString()).isEqualTo("Anna HEAD Dora FOOT Anna HEAD Dora FOOT ");
    }
}
