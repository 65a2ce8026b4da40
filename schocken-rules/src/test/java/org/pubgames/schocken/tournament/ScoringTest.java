package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;

/** How many tables a number of players makes, asked without a tournament. */
class ScoringTest {

    private static final TournamentScoring HATTERSHEIM =
            Shipped.GAME.scoring(Shipped.variant("hattersheim"));

    private static List<String> batch(Scoring scoring, String... lines) {
        List<String> rows = new ArrayList<>();
        Scoring.Batch batch = scoring.batch(row -> rows.add(row.toString()));
        for (String line : lines) {
            String last = line;
            boolean sound = batch.row(line);
            assertThat(sound).as(last).isEqualTo(rows.get(rows.size() - 1).endsWith(","));
        }
        assertThat(batch.end()).isTrue();
        return rows;
    }

    @Test
    void theTablesOfTwentySevenWithTheRulesThatMakeThem() {
        Score score = HATTERSHEIM.score(List.of("27")).orElseThrow();
        assertThat(score.points()).isEqualTo(7);
        assertThat(List.copyOf(score.cells().keySet())).isEqualTo(HATTERSHEIM.resultColumns());
        assertThat(score.cells().values())
                .containsExactly("27", "7", "6", "1", "0", "4+4+4+4+4+4+3", "");
        assertThat(score.rulings())
                .extracting(Ruling::rule)
                .containsExactly(
                        "schocken-tournament.draw.smaller-tables",
                        "schocken-tournament.round.games-at-full-table",
                        "schocken-tournament.round.games-at-smaller-table");
    }

    @ParameterizedTest
    @CsvSource({
        "29, most-entrants, 3–28", "2147483647, most-entrants, 3–28",
                "5, unseatable-number, '4, 6'",
        "0, unseatable-number, 3", "-7, unseatable-number, 3", "four, not-a-whole-number, 3–28",
        "'4,5', not-a-whole-number, 3–28",
    })
    void whatCannotBeIsAProblem(String argument, String code, String allowed) {
        Problem problem = HATTERSHEIM.score(List.of(argument)).problems().get(0);
        assertThat(problem.code()).isEqualTo(code);
        assertThat(problem.value()).isEqualTo(argument);
        assertThat(problem.allowed()).isEqualTo(allowed);
        for (Lang lang : Lang.values()) {
            assertThat(problem.text(lang)).contains(argument, allowed);
        }
    }

    @Test
    void oneNumberIsAsked() {
        for (List<String> arguments : List.of(List.<String>of(), List.of("4", "5"))) {
            assertThat(HATTERSHEIM.score(arguments).problems())
                    .extracting(Problem::code)
                    .containsExactly("wrong-number-of-arguments");
        }
    }

    @Test
    void aBatchKeepsThePlaceOfABadRow() {
        assertThat(batch(HATTERSHEIM, "28", " 5 ", "x", "4,4", "", "29", "3", "28"))
                .containsExactly(
                        "28,7,7,0,0,4+4+4+4+4+4+4,",
                        "5,,,,,,unseatable-number",
                        "x,,,,,,not-a-whole-number",
                        "4,,,,,,wrong-number-of-columns",
                        ",,,,,,not-a-whole-number",
                        "29,,,,,,most-entrants",
                        "3,1,0,1,0,3,",
                        "28,7,7,0,0,4+4+4+4+4+4+4,");
    }

    @ParameterizedTest
    @MethodSource("org.pubgames.schocken.tournament.Shipped#ids")
    void batchAnswerAndDrawAgreeForEveryNumber(String id) {
        TournamentScoring scoring = Shipped.GAME.scoring(Shipped.variant(id));
        for (int entrants = 1; entrants <= 64; entrants++) {
            String row = batch(scoring, "" + entrants).get(0);
            if (row.endsWith(",")) {
                Score score = scoring.score(entrants).orElseThrow();
                assertThat(row).isEqualTo(String.join(",", score.cells().values()));
                assertThat(Play.of(Shipped.variant(id), entrants).draw(1).sizes())
                        .hasSize(score.points());
            } else {
                assertThat(scoring.score(entrants).problems().get(0).code())
                        .isEqualTo(row.substring(row.lastIndexOf(',') + 1));
            }
        }
    }
}
