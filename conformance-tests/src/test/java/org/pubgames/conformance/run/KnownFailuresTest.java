package org.pubgames.conformance.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

class KnownFailuresTest {

    private static KnownFailures read(String text) {
        return KnownFailures.read(text, "known.txt").orElseThrow();
    }

    private static List<String> problems(String text) {
        return KnownFailures.read(text, "known.txt").problems().stream()
                .map(problem -> problem.where() + " " + problem.code())
                .toList();
    }

    @Test
    void idsPatternsAndCommentsAreRead() {
        KnownFailures known =
                read(
                        "\uFEFF# our engine\r\n\r\na.b.c/01  # issue 7\na.b.d/*#all of it\n  a.b.e/02  \n");
        assertThat(known.size()).isEqualTo(3);
        assertThat(known.lists("a.b.c/01")).isTrue();
        assertThat(known.lists("a.b.c/011")).isFalse();
        assertThat(known.lists("a.b.d/09")).isTrue();
        assertThat(known.lists("a.b.e/02")).isTrue();
        assertThat(known.unused(List.of("a.b.d/01", "a.b.c/01"))).containsExactly("a.b.e/02");
        assertThat(read("").size()).isZero();
    }

    @Test
    void everyMalformedLineIsToldAtOnce() {
        assertThat(
                        problems(
                                """
                                a.b.c/01 issue 7
                                fine.one/01
                                (a)
                                fine.one/01  # again
                                \0
                                """))
                .containsExactly(
                        "known.txt:1:1 no-comment-sign",
                        "known.txt:3:1 not-a-pattern",
                        "known.txt:4:1 listed-twice",
                        "known.txt:5:1 not-a-pattern");
    }

    @Test
    void everyProblemHasWordsInEveryLanguage() {
        List<Problem> problems =
                new ArrayList<>(KnownFailures.read("a b\n(\nc\nc\n", "k").problems());
        problems.addAll(read("sjoelen.*").problems(VectorFiles.shipped("sjoelen").orElseThrow()));
        assertThat(problems).hasSize(4);
        for (Problem problem : problems) {
            for (Lang lang : Lang.values()) {
                assertThat(problem.text(lang)).doesNotStartWith(problem.code() + ":");
            }
        }
    }

    private static long fitting(String pattern, List<Vector> vectors) {
        return vectors.stream().filter(new IdPattern(pattern)::fits).count();
    }

    @Test
    void aPatternMustNotExcuseMoreThanTwenty() {
        var vectors = VectorFiles.shipped("sjoelen").orElseThrow();
        assertThat(read("sjoelen.score.*  # too many").problems(vectors))
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("pattern-too-wide");
                            assertThat(problem.where().line()).isEqualTo(1);
                            assertThat(problem.allowed()).isEqualTo("≤ 20");
                        });
        String id =
                vectors.stream()
                        .map(vector -> vector.id().replaceAll("/.*", ""))
                        .filter(rule -> fitting(rule + "/*", vectors) == KnownFailures.MOST - 15)
                        .findFirst()
                        .orElseThrow();
        assertThat(read(id + "/*").problems(vectors)).isEmpty();
    }

    private static Result result(String id, Outcome outcome) {
        return new Result(
                id,
                "sjoelen",
                "masters",
                Map.of(),
                "r",
                "required",
                "positive",
                "play",
                "t",
                "",
                "f",
                1,
                outcome,
                outcome == Outcome.PASS || outcome == Outcome.UNEXPECTED_PASS
                        ? List.of()
                        : List.of(new Difference(What.POINTS, "", "148", "1\n48")),
                "",
                Optional.empty());
    }

    private static Report report(String selection, boolean complete, Result... results) {
        Claim claim = new Claim("e", "1", "", "", "", Map.of(), Set.of());
        return new Report(
                new Report.Head("s", "2026-11-21", claim, List.of(), selection),
                List.of(results),
                new Report.Foot(complete, List.of()));
    }

    @Test
    void theListIsMendedAndCommentsStay() {
        Report report =
                report(
                        "",
                        true,
                        result("a/01", Outcome.UNEXPECTED_PASS),
                        result("a/02", Outcome.EXPECTED_FAIL),
                        result("a/03", Outcome.FAIL),
                        result("b/01", Outcome.EXPECTED_FAIL),
                        result("b/02", Outcome.UNEXPECTED_PASS),
                        result("c/01", Outcome.SKIPPED),
                        result("d/01", Outcome.ERROR),
                        result("e/01", Outcome.NOT_APPLICABLE));
        String list = "# ours\na/01  # solved\na/02 # issue 7\nb/*  # dice\nz/01\n\n# the end\n";
        String mended = KnownFailuresFix.of(read(list), report).orElseThrow();
        assertThat(mended)
                .isEqualTo(
                        """
                        # ours
                        a/02 # issue 7
                        b/01  # dice

                        # the end
                        a/03  # POINTS: expected 148, got 1 48
                        d/01  # POINTS: expected 148, got 1 48
                        """);
        assertThat(KnownFailuresFix.of(read(mended), report).orElseThrow())
                .as("mended once, mended for good")
                .isEqualTo(mended);
    }

    @Test
    void aPatternOfWhichEverythingFailsStays() {
        Report report =
                report(
                        "",
                        true,
                        result("b/01", Outcome.EXPECTED_FAIL),
                        result("b/02", Outcome.EXPECTED_FAIL));
        assertThat(KnownFailuresFix.of(read("b/*  # dice"), report).orElseThrow())
                .isEqualTo("b/*  # dice\n");
        assertThat(KnownFailuresFix.of(read(""), report("", true)).orElseThrow()).isEmpty();
    }

    @Test
    void aPartOfTheVectorsMendsNothing() {
        for (Report part : List.of(report("--game sjoelen", true), report("", false))) {
            assertThat(KnownFailuresFix.of(read("a/01"), part).problems())
                    .singleElement()
                    .extracting(Problem::code)
                    .isEqualTo("partial-run");
        }
    }
}
