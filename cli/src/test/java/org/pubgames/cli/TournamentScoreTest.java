package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentScoreTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|27|27 players: 6 tables of 4, 1 of 3",
                "en|4|4 players: 1 table of 4",
                "nl|27|27 spelers: 6 tafels van 4, 1 van 3",
                "de|27|27 Spieler: 6 Tische zu 4, 1 zu 3",
            })
    void tellsTheTables(String lang, String players, String headline) {
        Ran ran = Ran.pubgames("score", "schocken-tournament", players, "--lang", lang);
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).startsWith(headline + "\n");
    }

    @Test
    void tellsWhatSomeMoreOrFewerWouldMake() {
        assertThat(Ran.pubgames("score", "schocken-tournament", "27").out())
                .contains(
                        """
                               25  4 tables of 4, 3 of 3
                               26  5 tables of 4, 2 of 3
                            ▸  27  6 tables of 4, 1 of 3
                               28  7 tables of 4
                               29  too many
                        """)
                .contains("schocken-tournament.draw.smaller-tables");
        assertThat(Ran.pubgames("score", "schocken-tournament", "3").out())
                .contains("5  cannot be spread over the tables");
    }

    @Test
    void aVariantHasItsOwnTables() {
        Ran ran = Ran.pubgames("score", "schocken-tournament", "29", "--variant", "bretzenheim");
        assertThat(ran.out()).startsWith("29 players: 5 tables of 5, 1 of 4\n");
    }

    @Test
    void tellsPrograms() {
        Ran ran = Ran.pubgames("score", "schocken-tournament", "27", "--json");
        assertThat(ran.json()).hasSize(1);
        assertThat(Ran.field(ran.json().get(0), "points")).isEqualTo("7");
        assertThat(ran.out()).contains("\"full\":\"6\",\"smaller\":\"1\",\"larger\":\"0\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "29|most-entrants",
                "5|unseatable-number",
                "0|unseatable-number",
                "-4|unseatable-number",
                "many|not-a-whole-number",
                "27 3|wrong-number-of-arguments",
                "27 --variant steel|unknown-variant",
            })
    void refusesWhatCannotBeSeated(String rest, String code) {
        for (String lang : new String[] {"en", "nl", "de"}) {
            Ran ran =
                    Ran.pubgames(
                            ("score schocken-tournament --lang " + lang + " " + rest).split(" "));
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
                        "entrants\n28\n27\n5\n29\nmany\n",
                        "score",
                        "schocken-tournament",
                        "--batch",
                        "-");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out().lines())
                .containsExactly(
                        "entrants,tables,full,smaller,larger,sizes,problem",
                        "28,7,7,0,0,4+4+4+4+4+4+4,",
                        "27,7,6,1,0,4+4+4+4+4+4+3,",
                        "5,,,,,,unseatable-number",
                        "29,,,,,,most-entrants",
                        "many,,,,,,not-a-whole-number");
    }
}
