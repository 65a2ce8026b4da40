package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The equation under the board is true in every variant, and names awards that no disc brings. */
class SjoelenEquationTest {

    private static final Pattern EQUATION = Pattern.compile("^ +(?:[^:=]+: )?(\\d+ = \\d.*)");

    private static final Pattern TERM = Pattern.compile("(\\d+)(?:[^×+\\d-]*× (\\d+))?.*");

    private static List<String> equations(String text) {
        return text.lines()
                .map(EQUATION::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .toList();
    }

    /** Works out the right side and compares it with the left. */
    private static void isTrue(String equation) {
        String[] sides = equation.split(" = ", 2);
        int sum = 0;
        for (String signed : sides[1].replace(" - ", " + -").split(" \\+ ", -1)) {
            boolean less = signed.startsWith("-");
            Matcher term = TERM.matcher(less ? signed.substring(1) : signed);
            assertThat(term.matches()).as(equation).isTrue();
            String times = term.group(2);
            int value = Integer.parseInt(term.group(1)) * (times == null ? 1 : number(times));
            assertThat(value).as(equation).isPositive();
            sum += less ? -value : value;
        }
        assertThat(sum).as(equation).isEqualTo(number(sides[0]));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private static List<String> judged(String variant, String lang, String... layouts) {
        StringBuilder match = new StringBuilder(JudgeCommandTest.HEADER.formatted(variant));
        for (String layout : layouts) {
            match.append(
                    "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[%s]}\n"
                            .formatted(layout));
        }
        Ran ran = Ran.reading(match.toString(), "judge", "-", "--lang", lang);
        assertThat(ran.exit()).as(ran.out() + ran.err()).isZero();
        List<String> equations = equations(ran.out());
        equations.forEach(SjoelenEquationTest::isTrue);
        return equations;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "single-count|444 = 148 + 296 for 2 sub-turns not played",
                "triple-count|888 = 3 × 148 + 444 for 2 sub-turns not played",
            })
    void subTurnsThatAreNotPlayedAreNamed(String variant, String equation) {
        assertThat(judged(variant, "en", "7,7,9,7")).containsExactly(equation);
        assertThat(judged(variant, "nl", "7,7,9,7"))
                .anySatisfy(
                        text -> assertThat(text).endsWith("voor 2 niet gespeelde onderbeurten"));
        assertThat(judged(variant, "de", "7,7,9,7"))
                .anySatisfy(text -> assertThat(text).endsWith("für 2 nicht gespielte Durchgänge"));
    }

    @Test
    void subTurnsCountSeveralTimes() {
        assertThat(judged("triple-count", "en", "2,2,4,2", "3,3,5,3", "5,5,6,5"))
                .containsExactly(
                        "144 = 3 × 48", "136 = 2 × 68", "384 = 3 × 48 + 2 × 68 + 104", "104 = 104");
        assertThat(judged("single-count", "en", "2,2,4,2", "3,3,5,3", "5,5,6,5"))
                .contains("220 = 48 + 68 + 104");
    }

    @Test
    void bonusPointsAreNamed() {
        assertThat(judged("zaandams", "en", "5,5,5,5"))
                .containsExactly("150 = 5 sets × 20 + 50 bonus");
        assertThat(judged("zaandams", "de", "5,5,5,5"))
                .containsExactly("150 = 5 Sätze × 20 + 50 Bonus");
    }

    @Test
    void ownNumbersAreNamed() {
        assertThat(judged("ten-pack", "en", "2,3,4,1"))
                .containsExactly(
                        "60 = 1 set × 20 + 1 × 2 + 2 × 3 + 3 × 4 + 20 for the own numbers");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "9 5 7 5|136 = 5 sets × 20 + 4 × 2 + 2 × 4 + 20 house table",
                "2 1 1 1|15 = 1 set × 20 + 1 × 2 - 7 house table",
                "3 3 3 3|60 = 3 sets × 20",
            })
    void pointsOfTheHouseAreNamed(String layout, String equation, @TempDir Path folder) {
        String file =
                HouseFile.write(
                        folder,
                        "house.yaml",
                        """
                        variant: 2
                        game: sjoelen
                        id: house
                        title: {en: "House", nl: "Huis", de: "Haus"}
                        extends: ans-pre2016@3
                        tables:
                          layout-points:
                            because: "Small prizes."
                            hit: unique
                            otherwise: shipped
                            rows:
                              - when: {first: 9, second: 5, third: 7, fourth: 5}
                                then: {points: 20}
                                because: "The example of the book."
                              - when: {first: 2, second: 1, third: 1, fourth: 1}
                                then: {points: -7}
                                because: "Too little."
                              - when: {first: 3, second: 3, third: 3, fourth: 3}
                                then: {points: 0}
                                because: "Just to say so."
                        """);
        Ran ran = Ran.pubgames(("score sjoelen --variant " + file + " " + layout).split(" "));
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(equations(ran.out())).containsExactly(equation);
        isTrue(equation);
    }
}
