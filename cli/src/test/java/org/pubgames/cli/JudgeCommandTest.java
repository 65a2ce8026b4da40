package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pubgames.core.internal.data.Node;

class JudgeCommandTest {

    static final String HEADER =
            "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"%s\",\"seats\":[\"Anna\",\"Bram\"]}\n";

    private static final String TURN =
            HEADER.formatted("ans-pre2016")
                    + """
                    {"event":"sub-turn-played","player":"Anna","compartments":[3,2,3,2]}
                    {"event":"sub-turn-played","player":"Anna","compartments":[5,4,6,4]}
                    {"event":"sub-turn-played","player":"Anna","compartments":[9,5,7,5]}
                    """;

    @Test
    void tellsEveryEventWithItsRulesAndClauses() {
        Ran ran = Ran.reading(TURN, "judge", "-");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains("ANS regulations before the 2016 revision (ans-pre2016)")
                .contains("Players: Anna, Bram")
                .contains("   4 ✓ Anna: sub-turn, now 9/5/7/5 in the compartments")
                .contains("+100 5 complete sets × 20 = 100 points")
                .contains("sjoelen.score.complete-set")
                .contains("ANS regulations, Score counting, bullets 1-3")
                .contains("116 = 5 sets × 20 + 4 × 2 + 2 × 4")
                .contains("3 events accepted, 0 rejected.");
    }

    @Test
    void drawsTheBoardWithItsPiles() {
        Ran ran = Ran.reading(TURN, "judge", "-");
        assertThat(ran.out())
                .contains(
                        """
                               ┌─────────┬─────────┬─────────┬─────────┐
                               │ ●       │ ●       │ ●       │ ●       │
                               │ ● ○     │ ●       │ ● ○     │ ●       │
                               │ ● ○ ○   │ ●       │ ● ○     │ ●       │
                               │ ● ● ○   │ ● ●     │ ● ●     │ ● ●     │
                               └─── 2 ───┴─── 3 ───┴─── 4 ───┴─── 1 ───┘
                                    9         5         7         5
                        """)
                .contains("11 to shove in sub-turn 3");
    }

    @Test
    void showsCardStandingAndWhoPlaysNext() {
        Ran ran = Ran.reading(TURN, "judge", "-");
        assertThat(ran.out())
                .contains("Match card of Anna")
                .containsPattern("1 +9/5/7/5 +116 +116 +noted")
                .contains("1 turn, total 116, average 116.00")
                .contains("Standing so far")
                .contains("To play, in any order: Anna, Bram.");
    }

    @Test
    void refusesWithoutStopping() {
        String wrong =
                "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[9,9,9,9]}\n";
        Ran ran =
                Ran.reading(
                        HEADER.formatted("masters")
                                + wrong
                                + TURN.lines().skip(1).findFirst().orElseThrow(),
                        "judge",
                        "-");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .contains("   2 ✗ Anna")
                .contains("✗ /compartments: 36 discs")
                .contains("sjoelen.report.too-many-discs")
                .contains("   3 ✓ Anna")
                .contains("1 event accepted, 1 rejected.");
    }

    @Test
    void tellsProgramsOneObjectALine() {
        Ran ran = Ran.reading(TURN, "judge", "-", "--json");
        List<Node.Fields> lines = ran.json();
        assertThat(lines)
                .extracting(line -> Ran.field(line, "type"))
                .containsExactly("match", "verdict", "verdict", "verdict", "end");
        assertThat(lines)
                .extracting(line -> Ran.field(line, "line"))
                .containsExactly("", "2", "3", "4", "");
        Node.Fields end = lines.get(4);
        assertThat(Ran.field(end, "accepted")).isEqualTo("3");
        assertThat(Ran.field(end, "over")).isEqualTo("false");
        assertThat(Ran.field((Node.Fields) Ran.part(end, "turn"), "names"))
                .isEqualTo("[Anna, Bram]");
        assertThat(ran.out())
                .contains(
                        "\"rule\":\"sjoelen.score.complete-set\",\"kind\":\"awards\","
                                + "\"concerns\":[{\"player\":\"Anna\"}],\"points\":100");
    }

    @Test
    void saysThatAVariantIsIncomplete() {
        assertThat(Ran.reading(HEADER.formatted("ans-2016"), "judge", "-").out())
                .contains("INCOMPLETE: Known:");
        assertThat(Ran.reading(HEADER.formatted("s240"), "judge", "-").out())
                .doesNotContain("INCOMPLETE");
    }

    @Test
    void speaksThreeLanguages() {
        assertThat(Ran.reading(TURN, "judge", "-", "--lang", "nl").out())
                .contains(
                        "Wedstrijdkaart van Anna",
                        "gemiddeld 116,00",
                        "Aan de beurt, in willekeurige volgorde: Anna, Bram.");
        assertThat(Ran.reading(TURN, "judge", "-", "--lang=de").out())
                .contains("Matchkarte von Anna", "116 = 5 Sätze × 20", "Anna, Bram.");
        Surroundings dutch = new Surroundings(Map.of("LANG", "nl_NL.UTF-8"), false, 0);
        assertThat(Ran.pubgames(dutch, TURN, "judge", "-").out()).contains("Wedstrijdkaart");
        Surroundings other = new Surroundings(Map.of("LC_ALL", "fr_FR", "LANG", "nl_NL"), false, 0);
        assertThat(Ran.pubgames(other, TURN, "judge", "-").out()).contains("Match card");
    }

    @Test
    void citesEveryClauseWhenAsked() {
        Ran ran = Ran.reading(TURN, "judge", "-", "-v");
        assertThat(ran.out()).contains("also ANS regulations");
    }

    @Test
    void coloursOnlyForATerminalThatWantsThem() {
        Surroundings terminal = new Surroundings(Map.of(), true, 80);
        Surroundings plain = new Surroundings(Map.of("NO_COLOR", "1"), true, 80);
        assertThat(Ran.pubgames(terminal, TURN, "judge", "-").out())
                .contains("\u001b[32m●\u001b[0m");
        assertThat(Ran.pubgames(plain, TURN, "judge", "-").out()).doesNotContain("\u001b");
        assertThat(Ran.reading(TURN, "judge", "-").out()).doesNotContain("\u001b");
    }

    @Test
    void namesCannotPlayTricksOnATerminal() {
        String header = HEADER.formatted("s240").replace("Anna", "An\\u001b[2Jna");
        assertThat(Ran.reading(header, "judge", "-").out())
                .doesNotContain("\u001b")
                .contains("An\uFFFD[2Jna");
    }

    @Test
    void staysWithinItsWidth() {
        Surroundings narrow = new Surroundings(Map.of(), true, 80);
        assertThat(Ran.pubgames(narrow, TURN, "judge", "-", "-v").out().lines())
                .allSatisfy(
                        line ->
                                assertThat(line.replaceAll("\u001b\\[[0-9]+m", ""))
                                        .hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void aCrowdedCompartmentIsDrawnWithinAHundredColumns() {
        String file =
                HEADER.formatted("ans-pre2016")
                        + "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[0,0,29,0]}\n";
        Ran ran = Ran.reading(file, "judge", "-");
        assertThat(ran.out())
                .contains("│ ○ ○ ○ ○ ○ ○ ○ ○ ○ ○ │")
                .contains("1 to shove in sub-turn 2");
        assertThat(ran.out().lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    }
}
