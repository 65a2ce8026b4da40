package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.internal.data.Node;

class ShuffleboardScoreTest {

    @Test
    void theCourtIsDrawnWithItsDiscs() {
        Ran ran = Ran.pubgames("score", "court-shuffleboard", "a:0,102", "b:-18,38", "a:10-off");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("Side a 0, side b 7\n")
                .contains(
                        """
                          │                                     │     a1  10 area   +10
                          │                                     │     b1  7 area     +7
                          │─ baseline ──────────────────────────│     a2  10-off *  -10
                          │ \\                                 / │     * called, not measured
                          │  \\            10-off    a2       /  │
                        """)
                .contains("│   \\     b1    7  │       7      /   │")
                .contains("│              \\   a1  /              │")
                .contains("a 0 = 10 - 10   b 7 = 7")
                .contains("court-shuffleboard.score.ten-off");
    }

    /** What a house's list gives is in the drawing and in the sum under it. */
    @Test
    void theListOfAHouseIsDrawnAndAddedUp() {
        String lido =
                """
                variant: 2
                game: deck-shuffleboard
                id: lido
                title: {en: Lido deck}
                extends: masters@4
                tables:
                  area-points:
                    because: Painted by the bosun.
                    otherwise: shipped
                    rows:
                      - {when: {area: 9}, then: {points: 12}}
                      - {when: {area: far}, then: {points: 50}}
                """;
        Ran ran =
                Ran.reading(
                        lido,
                        "score",
                        "deck-shuffleboard",
                        "--variant",
                        "-",
                        "a:9",
                        "b:far",
                        "a:2");
        assertThat(ran.out())
                .startsWith("Side a 14, side b 50\n")
                .contains("a1  cell 9 *           +12", "//    +50    \\\\", "    -10    //")
                .contains("a 14 = 2 + 12   b 50 = 50");
    }

    @Test
    void aThirdLineAndItsAreaAreDrawnAndNamed() {
        Ran ran =
                Ran.pubgames(
                        "score",
                        "shovelboard",
                        "--variant",
                        "../examples/house-three-lines.yaml",
                        "a:0,3",
                        "b:0,12",
                        "b:middle-line",
                        "a:1",
                        "a:hanging");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("Side a 9, side b 4\n")
                .contains("│ 3   ", "│─ far line ─", "│ 2   ", "│─ middle line ─", "│ 1   ")
                .contains("a1  on the far line                      +3")
                .contains("b1  between the far and the middle line  +2")
                .contains("b2  on the middle line *                 +2")
                .contains("a2  before the middle line *             +1")
                .contains("a3  hanger *                             +5")
                .contains("a 9 = 3 + 1 + 5   b 4 = 2 + 2")
                .contains("House list, row 1: weight a1 counts as beyond the far line")
                .contains("Whoever hangs it drinks for free.")
                .contains("this house: So hangs the list over our bar.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nl | tussen de verre en de middelste lijn | vóór de middelste lijn | ─ middelste lijn ─",
                "de | zwischen der fernen und der mittleren Linie | vor der mittleren Linie | ─ mittlere Linie ─",
            })
    void theThirdLineHasWordsInEachLanguage(
            String lang, String beyond, String before, String line) {
        Ran ran =
                Ran.pubgames(
                        "score",
                        "shovelboard",
                        "--variant",
                        "../examples/house-three-lines.yaml",
                        "--lang",
                        lang,
                        "a:middle",
                        "b:1");
        assertThat(ran.out()).contains(beyond, before, line);
    }

    @Test
    void weightsHangOnTheEdgeOfTheTable() {
        Ran ran = Ran.pubgames("score", "table-shuffleboard", "a:0,0.8", "b:5,40", "a:3,9");
        assertThat(ran.out())
                .startsWith("Side a 6, side b 0\n")
                .contains(
                        """
                          ┌────────────────────a1───────────────────┐     a1  hanger  +4
                          │ 3                                       │     b1  1 area   0
                        """)
                .contains("│─ foul line ────")
                .contains("a 6 = 4 + 2");
    }

    @Test
    void aDiscMayLieOnAnotherAndACalledOneMayBeRanked() {
        assertThat(Ran.pubgames("score", "court-shuffleboard", "a:0,102", "b:3,104@a1").out())
                .startsWith("Side a 10, side b 10\n");
        assertThat(Ran.pubgames("score", "table-shuffleboard", "a:3#2", "b:3#1").out())
                .startsWith("Side a 0, side b 3\n");
        Ran cross = Ran.pubgames("score", "court-shuffleboard", "a:0,9@b1", "b:1,9@a1");
        assertThat(cross.exit()).isEqualTo(2);
        assertThat(cross.err()).contains("stacked-on-lying");
    }

    @Test
    void theShovelboardHasTwoLines() {
        Ran ran = Ran.pubgames("score", "shovelboard", "a:-2,52.5", "b:5,3");
        assertThat(ran.out())
                .startsWith("Side a 1, side b 2\n")
                .containsPattern("│─ far line ─+│")
                .containsPattern("│─ near line ─+a1─+│");
    }

    @Test
    void theOvalHasNineCells() {
        Ran ran = Ran.pubgames("score", "deck-shuffleboard", "a:-12,12", "b:0,-26");
        assertThat(ran.out())
                .startsWith("Side a 8, side b -10\n")
                .contains(
                        """
                             ┼─────┼─────┼─────┼
                             │8    │1    │6    │
                             │  a1 │     │     │
                             ┼─────┼─────┼─────┼
                             │3    │5    │7    │
                        """)
                .contains("+10");
    }

    @Test
    void whereNothingIsMeasuredDiscsAreDrawnInTheirArea() {
        assertThat(Ran.pubgames("score", "court-shuffleboard", "a:10", "b:line").out())
                .contains("a1  10 area *    +10", "b1  on a line *    0")
                .containsPattern("\\\\ +a1 +/ +│\\n")
                .contains("baseline");
        assertThat(Ran.pubgames("score", "court-shuffleboard").out())
                .contains("no discs on the court");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "court-shuffleboard",
                "deck-shuffleboard",
                "table-shuffleboard",
                "shovelboard"
            })
    void fitsIntoEightyColumns(String game) {
        Surroundings narrow = new Surroundings(Map.of(), true, 80);
        for (String lang : new String[] {"en", "nl", "de"}) {
            Ran ran =
                    Ran.pubgames(
                            narrow,
                            "",
                            ("score " + game + " a:0,9 b:-3,40 a:5,2 b:off --lang " + lang)
                                    .split(" "));
            assertThat(ran.exit()).isZero();
            assertThat(ran.out().lines())
                    .allSatisfy(
                            line ->
                                    assertThat(line.replaceAll("\u001b\\[[0-9]+m", ""))
                                            .hasSizeLessThanOrEqualTo(80));
        }
    }

    @Test
    void tellsPrograms() {
        Ran ran = Ran.pubgames("score", "deck-shuffleboard", "a:0,0", "b:0,26", "--json");
        Node.Fields cells = (Node.Fields) Ran.part(ran.json().get(0), "cells");
        assertThat(Ran.field(cells, "a")).isEqualTo("5");
        assertThat(Ran.field(cells, "b")).isEqualTo("10");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "court-shuffleboard a:3|known-place|a1 3",
                "court-shuffleboard c:1,2|disc-argument|c:1,2",
                "court-shuffleboard 1,2|disc-argument|1,2",
                "court-shuffleboard a:|disc-argument|a:",
                "court-shuffleboard a:x,2|not-a-number|x",
                "court-shuffleboard a:1,|not-a-number|''",
                "court-shuffleboard a:7 a:7 a:7 a:7 a:7|discs-each|a 5",
                "court-shuffleboard a:0,9 b:1,10|overlap|a1 b1",
                "court-shuffleboard a:0,900|off-the-board|a1 (0, 900)",
                "court-shuffleboard a:0,0.1234567|decimals|a1 (0, 0.1234567)",
                "table-shuffleboard a:3 b:3|nearness-known|a1 b1 3",
                "table-shuffleboard a:0,1 --svg -|unusable-argument|-",
                "table-shuffleboard --batch ends.csv --svg end.svg|unexpected-argument|--svg",
                "table-shuffleboard a:0,3 --svg no/such/folder/end.svg|cannot-write-file|"
                        + "no/such/folder/end.svg",
            })
    void refusesWhatCannotBeScored(String command, String code, String value) {
        Ran ran = Ran.pubgames(("score " + command + " --json").split(" "));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo(code);
        assertThat(Ran.field(ran.problems().get(0), "value")).isEqualTo(value);
        List<String> texts =
                List.of("en", "nl", "de").stream()
                        .map(lang -> ("score " + command + " --lang " + lang).split(" "))
                        .map(Ran::pubgames)
                        .map(Ran::err)
                        .toList();
        assertThat(texts)
                .doesNotHaveDuplicates()
                .allSatisfy(text -> assertThat(text).contains("[" + code + "]"))
                .allSatisfy(
                        text ->
                                assertThat(text)
                                        .as("a text, not only the code")
                                        .doesNotContain(": " + code + " "));
    }

    @Test
    void aBatchAnswersOneRowAnEnd() {
        Ran ran =
                Ran.reading(
                        """
                        end,side,x,y
                        1,a,0,102
                        1,b,-18,38
                        2,a,0,9
                        3,c,0,9
                        4,a,x,9
                        5,a,0,9
                        5,b,0,10
                        6,a,0
                        7,b,0,93.51
                        """,
                        "score",
                        "court-shuffleboard",
                        "--batch",
                        "-");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out().lines())
                .containsExactly(
                        "end,a,b,problem",
                        "1,10,7,",
                        "2,-10,0,",
                        "3,,,unknown-side",
                        "4,,,not-a-number",
                        "5,,,overlap",
                        "6,,,wrong-number-of-columns",
                        "7,0,10,");
    }

    @ParameterizedTest
    @CsvSource({
        "court-shuffleboard, ends-court, '3,0,10,'",
        "table-shuffleboard, ends-table, '3,0,4,'",
        "shovelboard, ends-shovelboard, '2,0,1,'",
        "deck-shuffleboard, ends-deck, '1,13,0,'",
    })
    void theExamplesHaveNoBadRows(String game, String file, String row) {
        Ran ran = Ran.pubgames("score", game, "--batch", "../examples/" + file + ".csv");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out().lines()).contains(row);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void theHelpNamesTheForms(String lang) {
        assertThat(Ran.pubgames("score", "--help", "--lang", lang).out())
                .contains("score court-shuffleboard a:0,102 b:-18,38 a:10-off")
                .contains("end,side,x,y")
                .contains("--svg");
    }
}
