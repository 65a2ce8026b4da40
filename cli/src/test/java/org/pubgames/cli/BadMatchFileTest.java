package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.internal.data.Node;

class BadMatchFileTest {

    private static final String HEADER = JudgeCommandTest.HEADER.formatted("ans-pre2016");

    /** An event of Anna's with these fields. */
    private static String event(String kind, String fields) {
        return "{\"event\":\"" + kind + "\",\"player\":\"Anna\"" + fields + "}\n";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"event\":\"count-asked\",\"player\":\"Ana\"}|sjoelen.report.known-player|/player",
                "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[1,-1,1,1]}|sjoelen.report.negative-count|/compartments",
                "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[8,8,8,8]}|sjoelen.report.too-many-discs|/compartments",
                "{\"event\":\"sub-turn-played\",\"player\":\"Carla\",\"compartments\":[1,1,1,1]}|sjoelen.report.known-player|/player",
                "{\"event\":\"bonus-played\",\"player\":\"Anna\",\"bonus\":[0,0,1,0]}|sjoelen.report.running-turn|/player",
                "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":157}|sjoelen.card.above-maximum|/points",
                "{\"event\":\"shoved\",\"player\":\"Anna\",\"fate\":\"in\"}|sjoelen.report.compartment-named|/compartment",
            })
    void impossibleEventsAreRejectedWithRuleAndPlace(String event, String rule, String pointer) {
        Ran ran = Ran.reading(HEADER + event, "judge", "-", "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).isEmpty();
        Node.Fields verdict = ran.json().get(1);
        assertThat(Ran.field(verdict, "accepted")).isEqualTo("false");
        assertThat(Ran.field(verdict, "line")).isEqualTo("2");
        assertThat(ran.out())
                .containsPattern(
                        Pattern.quote("\"rule\":\"" + rule + "\",\"kind\":\"forbids\",")
                                + "(\"concerns\":\\[[^]]*],)?"
                                + Pattern.quote("\"pointer\":\"" + pointer + "\""))
                .contains("\"citations\":[{");
        assertThat(Ran.field(ran.json().get(2), "rejected")).isEqualTo("1");
    }

    @Test
    void the32ndDiscIsRejected() {
        String all = event("sub-turn-played", ",\"compartments\":[7,7,8,7]");
        String one = event("shoved", ",\"fate\":\"field\"");
        Ran ran = Ran.reading(HEADER + all + one + one, "judge", "-");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("   4 ✗ Anna").contains("sjoelen.report.no-disc-in-hand");
    }

    @Test
    void eventsAfterTheEndAreRejected() {
        StringBuilder file = new StringBuilder(HEADER.replace(",\"Bram\"", ""));
        for (int i = 0; i < 11; i++) {
            file.append(event("score-noted", ",\"points\":100"));
        }
        Ran ran = Ran.reading(file.toString(), "judge", "-");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .contains("  12 ✗ Anna")
                .contains("sjoelen.match.over")
                .contains("Final standing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"event\":\"sub-turn-playd\",\"player\":\"Anna\"}|unknown-event|sub-turn-played",
                "{\"event\":\"score-noted\",\"player\":\"Anna\",\"poinst\":1}|unknown-field|points",
                "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":\"many\"}|wrong-type|''",
                "{\"event\":\"score-noted\",\"player\":7,\"points\":1}|wrong-type|''",
                "{\"event\":\"score-noted\",\"points\":1}|missing-field|''",
                "{\"event\":\"shoved\",\"player\":\"Anna\",\"fate\":\"of-board\"}|unknown-value|off-board",
                "{\"player\":\"Anna\"}|missing-field|''",
                "{\"event\":|not-json|''",
                "[1]|wrong-type|''",
                "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":1,\"points\":2}|duplicate-field|''",
            })
    void unreadableLinesAreProblemsWithPlaceAndHelp(String line, String code, String suggestion) {
        Ran ran = Ran.reading(HEADER + line, "judge", "-", "--json");
        assertThat(ran.exit()).isEqualTo(1);
        Node.Fields problem = ran.problems().get(0);
        assertThat(Ran.field(problem, "code")).isEqualTo(code);
        assertThat(Ran.field(problem, "file")).isEqualTo("stdin");
        assertThat(Ran.field(problem, "line")).isEqualTo("2");
        assertThat(Ran.field(problem, "suggestion")).isEqualTo(suggestion);
        assertThat(Ran.field(problem, "text")).isNotEmpty().doesNotStartWith(code);
        assertThat(Ran.field(ran.json().get(1), "unreadable")).isEqualTo("1");
    }

    @Test
    void theMatchGoesOnAfterAnUnreadableLine() {
        Ran ran =
                Ran.reading(
                        HEADER + "oops\n" + event("score-noted", ",\"points\":100"), "judge", "-");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).startsWith("stdin:2:").contains("[not-json]");
        assertThat(ran.out()).contains("1 event accepted, 0 rejected, 1 unreadable.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|empty-file|''",
                "{\"event\":\"count-asked\",\"player\":\"Anna\"}|missing-header|''",
                "hello|not-json|''",
                "{\"format\":1,\"game\":\"sjoln\",\"seats\":[\"Anna\"]}|unknown-game|sjoelen",
                "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"ans-pre2015\",\"seats\":[\"Anna\"]}|unknown-variant|ans-pre2016",
                "{\"format\":2,\"game\":\"sjoelen\",\"seats\":[\"Anna\"]}|unsupported-format|''",
                "{\"format\":1,\"game\":\"sjoelen\",\"seats\":[]}|wrong-number-of-seats|''",
                "{\"format\":1,\"game\":\"sjoelen\",\"seats\":[\"Anna\",\"Anna\"]}|seat-twice|''",
                "{\"format\":1,\"game\":\"sjoelen\",\"seat\":[\"Anna\"]}|unknown-field|seats",
            })
    void withoutAUsableHeaderThereIsNothingToJudge(String header, String code, String suggestion) {
        Ran ran = Ran.reading(header, "judge", "-", "--json");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        Node.Fields problem = ran.problems().get(0);
        assertThat(Ran.field(problem, "code")).isEqualTo(code);
        assertThat(Ran.field(problem, "suggestion")).isEqualTo(suggestion);
    }
}
