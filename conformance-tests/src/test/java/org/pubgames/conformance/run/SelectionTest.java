package org.pubgames.conformance.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Problem;

class SelectionTest {

    private static final List<Vector> VECTORS = new ArrayList<>();

    static {
        VECTORS.addAll(ShippedVectors.of("sjoelen"));
        VECTORS.addAll(ShippedVectors.of("schocken-tournament"));
    }

    private static List<Problem> problems(String game, String variant, String pattern) {
        return new Selection(list(game), list(variant), list(pattern)).of(VECTORS).problems();
    }

    private static List<String> list(String text) {
        return text.isEmpty() ? List.of() : List.of(text);
    }

    @ParameterizedTest
    @CsvSource({
        "sjoelen.score.complete-set/01,sjoelen.score.complete-set/01,true",
        "sjoelen.score.complete-set/01,sjoelen.score.complete-set/011,false",
        "sjoelen.score.*,sjoelen.score.complete-set/01,true",
        "sjoelen.score.*,sjoelen.bonus.first/01,false",
        "*/01,sjoelen.score.complete-set/01,true",
        "*set*,sjoelen.score.complete-set/01,true",
        "*set*set*,sjoelen.score.complete-set/01,false",
        "s*e/0*1,sjoelen.score.face-value/01,true",
        "a*a,a,false",
        "*,anything,true",
    })
    void aStarStandsForAnything(String pattern, String id, boolean fits) {
        assertThat(new IdPattern(pattern).fits(id)).isEqualTo(fits);
    }

    @Test
    void severalPatternsAddUpAndDifferentKindsNarrow() {
        Selection some =
                new Selection(
                        List.of("sjoelen"),
                        List.of("sjoelen/masters", "s240"),
                        List.of("sjoelen.score.*", "sjoelen.bonus.*"));
        List<Vector> found = some.of(VECTORS).orElseThrow();
        assertThat(found)
                .isNotEmpty()
                .allMatch(vector -> vector.variant().base().matches("masters|s240"))
                .allMatch(vector -> vector.id().matches("sjoelen\\.(score|bonus)\\..*"));
        assertThat(found)
                .hasSize(
                        (int)
                                VECTORS.stream()
                                        .filter(v -> v.game().equals("sjoelen"))
                                        .filter(v -> v.variant().base().matches("masters|s240"))
                                        .filter(v -> v.id().matches("sjoelen\\.(score|bonus)\\..*"))
                                        .count());
        assertThat(some.asOptions())
                .isEqualTo(
                        "--game sjoelen --variant sjoelen/masters --variant s240"
                                + " --only sjoelen.score.* --only sjoelen.bonus.*");
        assertThat(Selection.ALL.of(VECTORS).orElseThrow()).isEqualTo(VECTORS);
        assertThat(Selection.ALL.asOptions()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            value = {
                "sjoele|''|''|unknown-game|sjoelen",
                "''|mastres|''|unknown-variant|masters",
                "''|sjoelen/mastres|''|unknown-variant|sjoelen/masters",
                "''|''|sjoelen.scor.complete-set/01|no-such-vector|sjoelen.score.complete-set/01",
                "''|''|sjoelen.scor.complete-set/*|no-such-vector|sjoelen.score.complete-set/*",
                "''|''|a b|not-a-pattern|''",
                "schocken-tournament|''|sjoelen.*|nothing-selected|''",
            },
            delimiter = '|')
    void aNameThatFitsNothingIsAProblem(
            String game, String variant, String pattern, String code, String suggestion) {
        assertThat(problems(game, variant, pattern))
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.suggestion()).isEqualTo(suggestion);
                        });
    }

    @Test
    void aSuggestedPatternFitsSomething() {
        String suggestion = problems("", "", "sjoelen.scor.complete-set/*").get(0).suggestion();
        assertThat(problems("", "", suggestion)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "mastres,'',unknown-variant,masters",
        "sjoelen/mastres,'',unknown-variant,sjoelen/masters",
        "wk-20-2,'',unknown-variant,''",
        "masters,plai,unknown-value,play",
    })
    void aProfileOrLevelThatThereIsNotIsAProblem(
            String profile, String level, String code, String suggestion) {
        Selection selection =
                new Selection(List.of(), List.of(), List.of(), List.of(profile), level);
        assertThat(selection.of(VECTORS).problems())
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.suggestion()).isEqualTo(suggestion);
                        });
    }

    @Test
    void aLevelIsOneOfAllProfiles() {
        Selection core = new Selection(List.of(), List.of(), List.of(), List.of(), "core");
        assertThat(core.of(VECTORS).orElseThrow())
                .isNotEmpty()
                .allMatch(vector -> vector.play().isEmpty())
                .allMatch(vector -> vector.variant().unchanged());
        assertThat(core.asOptions()).isEqualTo("--level core");
    }
}
