package org.pubgames.conformance.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.Status;
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
        assertThat(
                        known.unused(
                                List.of(
                                        result("a.b.d/01", Outcome.EXPECTED_FAIL),
                                        result("a.b.c/01", Outcome.UNEXPECTED_PASS))))
                .containsExactly("a.b.e/02");
        assertThat(read("").size()).isZero();
    }

    @Test
    void anEntryExcusesOneKindOfFailure() {
        KnownFailures known = read("a/01\nb/*  error # slow\nc/01\nc/01 error\n");
        assertThat(known.size()).isEqualTo(4);
        assertThat(known.excuses("a/01", Status.FAIL)).isTrue();
        assertThat(known.excuses("a/01", Status.ERROR)).isFalse();
        assertThat(known.excuses("b/07", Status.ERROR)).isTrue();
        assertThat(known.excuses("b/07", Status.FAIL)).isFalse();
        assertThat(known.lists("b/07")).isTrue();
        assertThat(known.excuses("c/01", Status.FAIL)).isTrue();
        assertThat(known.excuses("c/01", Status.ERROR)).isTrue();
    }

    @Test
    void anEntryThatExcusesNothingIsUnused() {
        KnownFailures known = read("a/01\na/01 error\nb/01\nc/01 error\nd/01\ne/01\nf/*\n");
        assertThat(
                        known.unused(
                                List.of(
                                        result("a/01", Outcome.EXPECTED_FAIL),
                                        result("b/01", Outcome.NOT_APPLICABLE),
                                        result("c/01", Outcome.FAIL),
                                        result("d/01", Outcome.SKIPPED),
                                        result("e/01", Outcome.UNEXPECTED_PASS))))
                .as("c, d and e are told of as vectors")
                .containsExactly("a/01 error", "b/01", "f/*");
    }

    @Test
    void whatStandsBehindAnIdIsTheWordErrorOrAComment() {
        assertThat(
                        KnownFailures.read("a/01 eror issue 7\nb/01 issue 7\nc/01 ERROR\n", "k")
                                .problems())
                .extracting(Problem::suggestion)
                .containsExactly("a/01 error  # issue 7", "b/01  # issue 7", "c/01 error");
        assertThat(problems("a/01 error\na/01\na/01   error # again\n"))
                .containsExactly("known.txt:3:1 listed-twice");
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
        problems.addAll(read("sjoelen.*").problems(ShippedVectors.of("sjoelen")));
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
        var vectors = ShippedVectors.of("sjoelen");
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
        return result(
                id,
                outcome,
                outcome == Outcome.ERROR
                        ? new Difference(What.SITUATION, "", "an answer", "CRASHED: exit\n3")
                        : new Difference(What.POINTS, "", "148", "48"));
    }

    /** One that fails as it is listed, without an answer that could be compared. */
    private static Result lost(String id) {
        return result(
                id,
                Outcome.EXPECTED_FAIL,
                new Difference(What.SITUATION, "", "an answer", "TIMED_OUT: 10 s"));
    }

    private static Result result(String id, Outcome outcome, Difference difference) {
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
                        : List.of(difference),
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
        KnownFailuresFix.Mended mended = KnownFailuresFix.of(read(list), report).orElseThrow();
        assertThat(mended.text())
                .isEqualTo(
                        """
                        # ours
                        a/02 # issue 7
                        b/01  # dice

                        # the end
                        a/03  # Points: expected: 148 points found: 48 points
                        d/01 error  # Answer: expected: an answer found: Its process ended: exit 3
                        """);
        assertThat(mended.added()).as("b/01, a/03, d/01").isEqualTo(3);
        assertThat(mended.removed()).as("a/01, b/*, z/01").isEqualTo(3);
        assertThat(KnownFailuresFix.of(read(mended.text()), report).orElseThrow())
                .as("mended once, mended for good")
                .isEqualTo(new KnownFailuresFix.Mended(mended.text(), 0, 0));
    }

    @Test
    void whatFailsInAnotherWayIsListedAnew() {
        Report report =
                report(
                        "",
                        true,
                        result("a/01", Outcome.ERROR),
                        lost("a/02"),
                        lost("b/01"),
                        result("b/02", Outcome.FAIL));
        String list = "a/01  # off by one\na/02 error  # slow\nb/* error\nc/01\n";
        assertThat(KnownFailuresFix.of(read(list), report).orElseThrow())
                .isEqualTo(
                        new KnownFailuresFix.Mended(
                                """
                                a/02 error  # slow
                                b/* error
                                a/01 error  # Answer: expected: an answer found: Its process ended: exit 3
                                b/02  # Points: expected: 148 points found: 48 points
                                """,
                                2,
                                2));
    }

    @Test
    void aCommentIsOneLineAndNotLong() {
        Difference long1 = new Difference(What.STATE, "/a", "1", "\uD83C\uDFB2\n".repeat(100));
        Report report = report("", true, result("a/01", Outcome.FAIL, long1));
        String mended = KnownFailuresFix.of(read(""), report).orElseThrow().text();
        assertThat(mended.lines())
                .singleElement()
                .satisfies(
                        line ->
                                assertThat(line)
                                        .startsWith("a/01  # State at /a: expected: 1 found: ")
                                        .endsWith("…")
                                        .hasSizeLessThan(140));
    }

    @Test
    void aPatternOfWhichEverythingFailsStays() {
        Report report =
                report(
                        "",
                        true,
                        result("b/01", Outcome.EXPECTED_FAIL),
                        result("b/02", Outcome.EXPECTED_FAIL));
        assertThat(KnownFailuresFix.of(read("b/*  # dice"), report).orElseThrow().text())
                .isEqualTo("b/*  # dice\n");
        assertThat(KnownFailuresFix.of(read(""), report("", true)).orElseThrow().text()).isEmpty();
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
