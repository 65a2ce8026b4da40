package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The standing of an unfinished match ranks by the same criteria as the final places. */
class SjoelenStandingTest {

    private static String noted(int... points) {
        StringBuilder match = new StringBuilder();
        for (int i = 0; i < points.length; i++) {
            match.append(
                    "{\"event\":\"score-noted\",\"player\":\"%s\",\"points\":%d}\n"
                            .formatted(i % 2 == 0 ? "Anna" : "Bram", points[i]));
        }
        return match.toString();
    }

    /** Anna has more points, Bram won two games of three. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wk-20-2|en|4|2|match points, 3 turns",
                "wk-20-2|nl|4|2|wedstrijdpunten, 3 beurten",
                "wk-20-2|de|4|2|Siegpunkte, 3 Spiele",
                "six-pack|en|2|1|match points, 3 turns",
            })
    void ranksByMatchPoints(String variant, String lang, int bram, int anna, String remark) {
        String match = JudgeCommandTest.HEADER.formatted(variant) + noted(28, 1, 10, 11, 10, 11);
        assertThat(Ran.reading(match, "judge", "-", "--lang", lang).out())
                .containsPattern("1\\. +Bram +" + bram + " +" + remark)
                .containsPattern("2\\. +Anna +" + anna + " ");
        assertThat(Ran.reading(match, "judge", "-", "--json", "--lang", lang).out())
                .contains(
                        "\"standing\":[{\"rank\":1,\"player\":\"Bram\",\"score\":%d},{\"rank\":2,\"player\":\"Anna\",\"score\":%d}]"
                                .formatted(bram, anna));
    }

    @ParameterizedTest
    @CsvSource({"ans-pre2016, Anna, 48, Bram, 23", "hobby-best-game, Anna, 28, Bram, 11"})
    void otherwiseByThePointsThatCount(
            String variant, String first, int most, String second, int fewer) {
        String match = JudgeCommandTest.HEADER.formatted(variant) + noted(28, 1, 10, 11, 10, 11);
        assertThat(Ran.reading(match, "judge", "-").out())
                .containsPattern("1\\. +" + first + " +" + most + " +3 turns")
                .containsPattern("2\\. +" + second + " +" + fewer + " +3 turns");
    }
}
