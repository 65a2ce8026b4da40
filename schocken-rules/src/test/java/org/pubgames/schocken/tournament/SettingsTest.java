package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/** House variants that do not make sense: every mistake with its place and what is allowed. */
class SettingsTest {

    private static List<Problem> problems(String base, String... changes) {
        return Shipped.GAME.variants().read(Shipped.file(base, changes), "house.yaml").problems();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hattersheim | smallestTable: 5 | tournament-smallest-table | smallestTable | ≤ 4",
                "hattersheim | largestTable: 3 | tournament-largest-table | largestTable | ≥ 4",
                "hattersheim | mostEntrants: 29 | tournament-places | mostEntrants | ≤ 28",
                "hattersheim | tables: 6 | tournament-places | mostEntrants | ≤ 24",
                "hattersheim | mostEntrants: 2 | tournament-entrants | mostEntrants | ≥ 3",
                "hattersheim | mostEntrants: 65 | too-large | mostEntrants | 2–64",
                "hattersheim | counting: places | tournament-place-points | placePoints | 4–10",
                "bretzenheim | placePoints: [5, 3, 2, 1] | tournament-place-points | placePoints |"
                        + " 5–10",
                "bretzenheim | placePoints: [5, 3, 2, 3, 0] | tournament-place-order |"
                        + " placePoints | ''",
                "bretzenheim | placePoints: [5, 3, 2, 1, -1] | too-small | placePoints.4 | 0–100",
                "fiebel | pointsPerLostGame: 0 | tournament-lost-game | pointsPerLostGame | ≤ -1",
                "fiebel | pointsPerLostGame: 1 | too-large | pointsPerLostGame | -100–0",
                "hattersheim | rounds: 0 | too-small | rounds | 1–20",
                "hattersheim | games: 51 | too-large | games | 1–50",
            })
    void aSettingThatDoesNotFitIsAProblem(
            String base, String change, String code, String path, String allowed) {
        assertThat(problems(base, change))
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.where().name()).isEqualTo(path);
                            assertThat(problem.allowed()).isEqualTo(allowed);
                            for (Lang lang : Lang.values()) {
                                assertThat(problem.text(lang))
                                        .contains(allowed)
                                        .isNotBlank()
                                        .doesNotContain("{");
                            }
                        });
    }

    @Test
    void whatIsNotCountedNeedNotFit() {
        assertThat(problems("fiebel", "counting: points", "pointsPerLostGame: 0")).isEmpty();
        assertThat(problems("hattersheim", "placePoints: [1, 2]")).isEmpty();
        assertThat(problems("hattersheim", "counting: places", "placePoints: [3, 1, 1, 0]"))
                .isEmpty();
    }

    @Test
    void everyMistakeIsFoundInOnePass() {
        assertThat(problems("bretzenheim", "tableSize: 3", "placePoints: [1, 2]"))
                .extracting(Problem::code)
                .contains(
                        "tournament-smallest-table",
                        "tournament-place-points",
                        "tournament-place-order");
    }
}
