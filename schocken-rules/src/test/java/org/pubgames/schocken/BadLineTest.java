package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** Lines that are no event: problems with place, value and choice, all of a line in one pass. */
class BadLineTest {

    private static final Where LINE = Where.file("evening.jsonl").at(3, 0);

    private static List<Problem> problems(String json) {
        return Evening.GAME.codec().readEvent(json.replace('\'', '"'), LINE).problems();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'dize':[6,5,4] | unknown-field | /dize | dize | dice",
                "'dice':'6-5-4' | wrong-type | /dice | \"6-5-4\" | ",
                "'dice':654 | wrong-type | /dice | 654 | ",
                "'dice':{'a':6} | wrong-type | /dice | {a} | ",
                "'dice':[6,5,'4'] | wrong-type | /dice/2 | \"4\" | ",
                "'dice':[6,5,4.5] | wrong-type | /dice/2 | 4.5 | ",
                "'dice':[6,5,1e10] | number-out-of-range | /dice/2 | 1E+10 | ",
                "'dice':[6,5,null] | wrong-type | /dice/2 | null | ",
                "'dice':[6,5,[4]] | wrong-type | /dice/2 | [4] | ",
                "'dice':[6,5,true] | wrong-type | /dice/2 | true | ",
                "'dice':[6,5,2147483648] | number-out-of-range | /dice/2 | 2147483648 | ",
                "'dice':[6,5,-2147483649] | number-out-of-range | /dice/2 | -2147483649 | ",
            })
    void aWrongFieldIsAProblemWithPlaceValueAndChoice(
            String fields, String code, String path, String value, String suggestion) {
        String json = "{'event':'thrown','player':'Anna'," + fields + "}";
        assertThat(problems(json))
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.where().file()).isEqualTo("evening.jsonl");
                            assertThat(problem.where().line()).isEqualTo(3);
                            assertThat(problem.where().column()).isGreaterThan(30);
                            assertThat(problem.where().path()).isEqualTo(path);
                            assertThat(problem.value()).isEqualTo(value);
                            assertThat(problem.allowed()).isNotEmpty();
                            assertThat(problem.suggestion())
                                    .isEqualTo(suggestion == null ? "" : suggestion);
                            for (Lang lang : Lang.values()) {
                                assertThat(problem.line(lang)).contains("evening.jsonl:3:");
                            }
                        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'event':'throwed','player':'Anna'} | unknown-event | /event | thrown",
                "{'event':'setaside','player':'Anna','dice':[6]} | unknown-event | /event |"
                        + " set-aside",
                "{'event':'uncoverd','player':'Anna'} | unknown-event | /event | uncovered",
                "{'event':'SchockenEvent','player':'Anna'} | unknown-event | /event | ",
                "{'player':'Anna','dice':[1,2,3]} | missing-field | /event | ",
                "{'event':7} | unknown-event | /event | ",
                "{'event':'stood'} | missing-field | /player | ",
                "{'event':'stood','player':7} | wrong-type | /player | ",
                "{'event':'stood','player':'Anna','dice':[1]} | unknown-field | /dice | ",
                "{'event':'roll-off-thrown','player':'Anna'} | missing-field | /dice | ",
                "{'event':'starter-thrown','player':'Anna','dice':6} | wrong-type | /dice | ",
                "{'event':'set-aside','turned':1} | missing-field | /player | ",
                "{'event':'set-aside','player':'Anna','dice':[],'turned':'one'} | wrong-type |"
                        + " /turned | ",
                "{'event':'set-aside','player':'Anna','dice':[],'putback':[1]} | unknown-field |"
                        + " /putback | putBack",
                "{'event':'dice-askew','player':'Anna','how':'stackt'} | unknown-value | /how |"
                        + " stacked",
                "{'event':'dice-nudged','player':'Anna','means':'blow','flat':'yes'} | wrong-type"
                        + " | /flat | ",
                "{'event':'dice-dropped','player':'Anna','dice':1.5} | wrong-type | /dice | ",
                "[6,5,4] | wrong-type | '' | ",
                "\"Anna\" | wrong-type | '' | ",
                "null | wrong-type | '' | ",
                "{'event':'stood','player':'Anna'} {} | text-after-json | '' | ",
                "{'event':'stood','player':'Anna','player':'Bernd'} | duplicate-field | '' | ",
                "{'event':'stood' | not-json | '' | ",
                "Anna 6 5 4 | not-json | '' | ",
            })
    void aLineThatIsNoEventIsAProblem(String json, String code, String path, String suggestion) {
        assertThat(problems(json))
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.where().line()).isEqualTo(3);
                            assertThat(problem.where().column()).isPositive();
                            assertThat(problem.where().path())
                                    .isEqualTo("''".equals(path) ? "" : path);
                            assertThat(problem.suggestion())
                                    .isEqualTo(suggestion == null ? "" : suggestion);
                        });
    }

    @Test
    void aDieInQuotationMarksIsNotToldThatOnlyAOneIsAllowed() {
        assertThat(problems("{'event':'starter-thrown','player':'A','dice':['5']}"))
                .extracting(problem -> problem.text(Lang.EN))
                .containsExactly(
                        "/dice/0: \"5\" has the wrong form."
                                + " Allowed: a whole number without quotation marks, such as 1.");
        assertThat(problems("[]"))
                .extracting(problem -> problem.text(Lang.EN))
                .containsExactly("[] has the wrong form. Allowed: {\"event\": …}.");
    }

    @Test
    void deepNestingIsAProblemNotACrash() {
        for (String open : List.of("[", "{'a':")) {
            String deep = open.repeat(20_000);
            assertThat(problems("{'event':'thrown','player':'Anna','dice':" + deep)).isNotEmpty();
            assertThat(problems(deep)).isNotEmpty();
        }
    }

    @Test
    void everyMistakeOfALineIsFoundInOnePass() {
        assertThat(problems("{'event':'set-aside','playr':'Anna','dice':'one','turned':[]}"))
                .extracting(Problem::code, problem -> problem.where().path())
                .contains(
                        tuple("unknown-field", "/playr"),
                        tuple("wrong-type", "/dice"),
                        tuple("wrong-type", "/turned"));
    }

    @Test
    void whoOnlyTurnsSixesNeedNotNameDice() {
        assertThat(
                        Evening.GAME
                                .codec()
                                .readEvent(
                                        "{\"event\":\"set-aside\",\"player\":\"Anna\",\"turned\":1}",
                                        LINE)
                                .orElseThrow())
                .isEqualTo(SchockenEvent.SetAside.of("Anna", List.of()).turned(1));
    }
}
