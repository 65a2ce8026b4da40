package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchockenScoreTest {

    @Test
    void tellsDiscsRankAndNeighbours() {
        Ran ran = Ran.pubgames("score", "schocken", "1", "4", "2");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("7 penalty discs\n")
                .contains(
                        """
                          ┌● ●┐ ┌●  ┐ ┌   ┐
                          │   │ │   │ │ ● │   Jule · rank 2 of 56
                          └● ●┘ └  ●┘ └   ┘
                        """)
                .containsPattern("1\\. +1-1-1 +Schock-Aus +all")
                .containsPattern("▸ +2\\. +4-2-1 +Jule +7")
                .containsPattern("4\\. +5-1-1 +Schock 5 +5")
                .contains("schocken.rank.jule");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|all discs|rank 1 of 56",
                "nl|alle schijven|rang 1 van 56",
                "de|sämtliche Scheiben|Rang 1 von 56",
            })
    void speaksThreeLanguages(String lang, String headline, String rank) {
        Ran ran = Ran.pubgames("score", "schocken", "1-1-1", "--lang", lang);
        assertThat(ran.out()).startsWith(headline + "\n").contains(rank);
    }

    @Test
    void whatIsBuiltIsWorthLessOnTheLowerRhine() {
        Ran hand = Ran.pubgames("score", "schocken", "6", "6", "6", "--variant", "niederrhein");
        assertThat(hand.out()).startsWith("3 penalty discs\n").contains("Drei Dicke");
        Ran built =
                Ran.pubgames(
                        "score", "schocken", "6", "6", "6", "built", "--variant", "niederrhein");
        assertThat(built.out())
                .startsWith("1 penalty disc\n")
                .contains("simple throw · rank 7 of 56 · put together over several throws")
                .contains("schocken.rank.not-from-hand");
    }

    @Test
    void tellsPrograms() {
        Ran ran = Ran.pubgames("score", "schocken", "6", "1", "1", "--json");
        assertThat(ran.json()).hasSize(1);
        assertThat(Ran.field(ran.json().get(0), "points")).isEqualTo("6");
        assertThat(ran.out())
                .contains("\"rank\":\"3\",\"category\":\"SCHOCK\",\"discs\":\"6\"")
                .contains("\"rule\":\"schocken.rank.schock\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7 2 1|impossible-pips",
                "0 2 1|impossible-pips",
                "4 2|wrong-number-of-arguments",
                "4 2 1 1 1|wrong-number-of-arguments",
                "4 2 one|not-a-whole-number",
                "4 2 1 bild|unknown-word",
                "4 2 1 --variant hatersheim|unknown-variant",
                "4 2 1 --variant no.yaml|file-not-found",
                "4 2 1 --varient hattersheim|unknown-option",
            })
    void refusesWhatCannotBeScored(String rest, String code) {
        for (String lang : new String[] {"en", "nl", "de"}) {
            Ran ran = Ran.pubgames(("score schocken --lang " + lang + " " + rest).split(" "));
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err())
                    .startsWith("pubgames: ")
                    .doesNotStartWith("pubgames: " + code)
                    .contains("[" + code + "]");
        }
    }

    @Test
    void answersABatchRowByRow() {
        Ran ran =
                Ran.reading(
                        "d1,d2,d3\n1,1,1\n1,2,4\n2,2,1\n7,1,1\n1,1\nx,1,1\n6,6,6\n",
                        "score",
                        "schocken",
                        "--batch",
                        "-");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out().lines())
                .containsExactly(
                        "d1,d2,d3,rank,category,discs,problem",
                        "1,1,1,1,SCHOCK_AUS,ALL,",
                        "1,2,4,2,JULE,7,",
                        "2,2,1,56,EINFACH,1,",
                        "7,1,1,,,,impossible-pips",
                        "1,1,,,,,wrong-number-of-columns",
                        "x,1,1,,,,not-a-whole-number",
                        "6,6,6,8,DREI_DICKE,3,");
        assertThat(ran.err()).contains("Bad rows: 3 / 7.");
    }

    @Test
    void theExampleHasNoBadRows() {
        Ran ran = Ran.pubgames("score", "schocken", "--batch", "../examples/throws.csv");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("6,6,6,8,DREI_DICKE,3,\n");
    }
}
