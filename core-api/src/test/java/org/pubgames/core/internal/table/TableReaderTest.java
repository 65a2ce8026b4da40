package org.pubgames.core.internal.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/** A table is read with its positions, and every mistake is told at once. */
class TableReaderTest {

    private static final String SOUND =
            """
            dart-points:
              because: "Our own."
              hit: unique
              otherwise: shipped
              rows:
                - when: {ring: double, number: {from: 2}, last: true}
                  then: {points: bust, again: false}
                - when: {ring: [20, single], number: [3, 1]}
                  then: {points: -5, again: true}
                  because: "Twenty."
                - {then: {points: 0, again: true}}
            """;

    @Test
    void aSoundTable() {
        DecisionTable table = Darts.read(SOUND).orElseThrow().get(0);

        assertThat(table.hit()).isEqualTo(DecisionTable.Hit.UNIQUE);
        assertThat(table.fallsBack()).isTrue();
        assertThat(table.setBy()).isEqualTo("house");
        assertThat(table.where().line()).isEqualTo(2);
        List<DecisionTable.Row> rows = table.rows();
        assertThat(rows).extracting(DecisionTable.Row::number).containsExactly(1, 2, 3);
        assertThat(rows.get(0).fits(1, 2, 1)).isTrue();
        assertThat(rows.get(0).fits(1, 1, 1)).isFalse();
        assertThat(rows.get(0).fits(1, 2, 0)).isFalse();
        assertThat(rows.get(1).fits(2, 3, 0)).isTrue();
        assertThat(rows.get(1).fits(0, 1, 1)).isTrue();
        assertThat(rows.get(1).fits(0, 2, 1)).isFalse();
        assertThat(rows.get(2).fits(1, 4, 0)).isTrue();
        assertThat(rows.get(0).then()).containsExactly(51, 0);
        assertThat(rows.get(1).then()).containsExactly(-5, 1);
        assertThat(rows.get(1).where().line()).isEqualTo(8);
        assertThat(table.reason(rows.get(0))).isEqualTo("Our own.");
        assertThat(table.reason(rows.get(1))).isEqualTo("Twenty.");
    }

    @Test
    void theContentIsTheRulesAndNotTheReasons() {
        DecisionTable table = Darts.read(SOUND).orElseThrow().get(0);
        String reasons = SOUND.replace("Our own.", "Other.").replace("Twenty.", "Score.");
        String order = SOUND.replace("[3, 1]", "[1, 3, 3]").replace("[20, single]", "[single, 20]");

        assertThat(Darts.read(reasons).orElseThrow().get(0).content()).isEqualTo(table.content());
        assertThat(Darts.read(order).orElseThrow().get(0).content()).isEqualTo(table.content());
        assertThat(Darts.read(SOUND.replace("-5", "-4")).orElseThrow().get(0).content())
                .isNotEqualTo(table.content());
        assertThat(Darts.read(SOUND.replace("from: 2", "to: 2")).orElseThrow().get(0).content())
                .isNotEqualTo(table.content());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "last: true|last: yes|wrong-type|\"yes\"|true",
                "last: true|last: nee|wrong-type|\"nee\"|false",
                "ring: double|ring: duble|unknown-value|duble|double",
                "ring: double|ring: true|wrong-type|true|",
                "ring: double|rnig: double|unknown-column|rnig|ring",
                "number: {from: 2}|number: {from: 0}|too-small|0|1",
                "number: {from: 2}|number: {to: 5}|too-large|5|4",
                "number: {from: 2}|number: {from: 3, to: 2}|range-backwards|{from: 3, to: 2}"
                        + "|{from: 2, to: 3}",
                "number: {from: 2}|number: {}|missing-field|from, to|",
                "number: {from: 2}|number: {form: 2}|unknown-field|form|from",
                "number: {from: 2}|number: 2.5|wrong-type|2.5|",
                "number: {from: 2}|number: 99999999999999999999|too-large|99999999999999999999|4",
                "number: {from: 2}|number: []|empty-list|[]|",
                "number: {from: 2}|number: [1, nine]|wrong-type|\"nine\"|",
                "number: {from: 2}|number: [[1]]|wrong-type|[1]|",
                "ring: double|ring: {from: single}|wrong-type|{from}|",
                "points: bust|points: burst|unknown-value|burst|bust",
                "points: bust|points: 51|too-large|51|50",
                "points: bust|points: [1]|wrong-type|[1]|",
                "{points: bust, again: false}|{points: bust}|missing-output|again|",
                "{points: bust, again: false}|{points: bust, agian: true}|unknown-column|agian"
                        + "|again",
                "{points: bust, again: false}|7|wrong-type|7|",
                "because: \"Our own.\"|because: \" \"|no-reason||",
                "because: \"Twenty.\"|because: \"\"|no-reason||",
                "because: \"Our own.\"|beacuse: x|unknown-field|beacuse|because",
                "hit: unique|hit: any|unknown-value|any|",
                "otherwise: shipped|otherwise: nothing|unknown-value|nothing|",
                "dart-points|dart-pionts|unknown-table|dart-pionts|dart-points",
                "dart-points|dart-order|table-stands-alone|dart-order|",
                "- {then: {points: 0, again: true}}|- 7|wrong-type|7|",
                "- {then: {points: 0, again: true}}|- {}|missing-field|then|",
            })
    void oneMistakeOneProblem(
            String right, String wrong, String code, String value, String suggestion) {
        List<Problem> problems = Darts.read(SOUND.replace(right, wrong)).problems();

        assertThat(problems).hasSize(1);
        Problem problem = problems.get(0);
        assertThat(problem.code()).isEqualTo(code);
        assertThat(problem.value()).isEqualTo(value == null ? "" : value);
        assertThat(problem.suggestion()).isEqualTo(suggestion == null ? "" : suggestion);
        assertThat(problem.where().line()).isPositive();
        assertThat(problem.where().path()).startsWith("/");
        for (Lang lang : Lang.values()) {
            assertThat(problem.text(lang)).doesNotStartWith(code + ":");
        }
    }

    @Test
    void allMistakesAtOnceInTheOrderOfTheFile() {
        List<Problem> problems =
                Darts.read(
                                """
                                dart-points:
                                  hit: often
                                  rows:
                                    - when: {ring: tripel, number: 9}
                                      then: {points: 99}
                                dart-total: {}
                                """)
                        .problems();

        assertThat(problems)
                .extracting(Problem::code)
                .containsExactlyInAnyOrder(
                        "unknown-value",
                        "missing-field",
                        "unknown-value",
                        "too-large",
                        "too-large",
                        "missing-output",
                        "unknown-table");
        assertThat(problems)
                .filteredOn(problem -> problem.where().line() == 4)
                .extracting(problem -> problem.where().name())
                .containsExactly("dart-points 1 ring", "dart-points 1 number");
    }

    @Test
    void rowsAreAsManyAsPeopleCanRead() {
        String row = "{then: {points: 0, again: true}}, ";
        assertThat(Darts.read("dart-points: {because: x, rows: [" + row.repeat(200) + "]}"))
                .returns(List.of(), reading -> reading.problems());
        assertThat(
                        Darts.read("dart-points: {because: x, rows: [" + row.repeat(201) + "]}")
                                .problems())
                .extracting(Problem::code)
                .containsExactly("too-many-rows");
        assertThat(Darts.read("dart-points: {because: x, rows: []}").problems())
                .extracting(Problem::code)
                .containsExactly("no-rows");
        assertThat(Darts.read("dart-points: {because: x, rows: {}}").problems())
                .extracting(Problem::code)
                .containsExactly("wrong-type");
        assertThat(Darts.read("dart-points: {because: x}").problems())
                .extracting(Problem::code)
                .containsExactly("missing-field");
        assertThat(Darts.read("dart-points: {because: x, otherwise: shipped, rows: []}").problems())
                .isEmpty();
    }

    @Test
    void anythingElseIsNoTable() {
        for (String text : List.of("7", "[]", "dart-points", "dart-points: 7", "dart-points: []")) {
            assertThat(Darts.read(text).problems())
                    .as(text)
                    .extracting(Problem::code)
                    .containsExactly("wrong-type");
        }
    }
}
