package org.pubgames.conformance.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.report.Badge;
import org.pubgames.conformance.report.JunitXml;
import org.pubgames.conformance.report.MarkdownSummary;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.run.ConformanceRun;
import org.pubgames.conformance.run.KnownFailures;
import org.pubgames.conformance.run.Progress;
import org.pubgames.core.Lang;

/**
 * Engines that try to be green without being right, each in its way. The engine is a small program
 * in Python, so that it knows nothing of the kit but its lines.
 */
class LoopholesTest {

    private static final Path ENGINE =
            Path.of("src/test/resources/org/pubgames/conformance/loopholes/engine.py");

    /** Answers computed by hand from the printed rules. */
    private static final List<Vector> VECTORS =
            VectorFiles.read(
                            """
                            suite: {game: sjoelen, format: 1}
                            vectors:
                              - id: sjoelen.score.complete-set/91
                                title: "Five sets and some more"
                                rule: sjoelen.score.complete-set
                                polarity: positive
                                variant: ans-pre2016
                                ask: [{compartments: [9, 5, 7, 5]}]
                                answer: [{points: 116}]
                              - id: sjoelen.score.complete-set/92
                                title: "One set"
                                rule: sjoelen.score.complete-set
                                polarity: positive
                                variant: ans-2016
                                ask: [{compartments: [1, 1, 1, 1]}]
                                answer: [{points: 20}]
                              - id: sjoelen.score.complete-set/93
                                title: "A set of 25"
                                rule: sjoelen.score.complete-set
                                polarity: positive
                                variant: {extends: ans-pre2016, set: {setPoints: 25}}
                                ask: [{compartments: [0, 0, 1, 0]}]
                                answer: [{points: 4}]
                              - id: sjoelen.score.complete-set/94
                                title: "Three sub-turns, and somebody who is not there"
                                rule: sjoelen.report.known-player
                                polarity: positive
                                variant: ans-2016
                                seats: [Anna]
                                given:
                                  - {event: sub-turn-played, player: Anna, compartments: [2, 1, 3, 1]}
                                  - {event: sub-turn-played, player: Anna, compartments: [5, 3, 4, 3]}
                                steps:
                                  - when: {event: sub-turn-played, player: Anna, compartments: [4, 3, 4, 3]}
                                    then:
                                      accepted: true
                                      points: 66
                                      rulings:
                                        - sjoelen.card.score-entered
                                        - sjoelen.report.discs-left-compartment
                                        - sjoelen.score.complete-set
                                        - sjoelen.score.face-value
                                        - sjoelen.turn.last-sub-turn
                                  - when: {event: sub-turn-played, player: Bram, compartments: [9, 5, 7, 5]}
                                    then: {accepted: false, points: 0, rulings: [sjoelen.report.known-player]}
                            """,
                            "loopholes.yaml")
                    .orElseThrow();

    private static Report run(String how) {
        return run(how, VECTORS, KnownFailures.NONE);
    }

    private static Report run(String how, List<Vector> vectors, KnownFailures known) {
        assumeTrue(Machine.has("python3"), "python3 is not installed");
        Launch launch =
                new Launch(
                        List.of("python3", ENGINE.toString(), how),
                        Machine.PATIENT,
                        Machine.PATIENT);
        try (ProcessTestee engine = new ProcessTestee(launch)) {
            Report.Head head =
                    new Report.Head("suite", "2026-11-28", engine.claim(), List.of(), "");
            return new ConformanceRun(engine, known, Progress.SILENT).run(vectors, head);
        }
    }

    private static Result result(Report report, String number) {
        return report.results().stream()
                .filter(each -> each.id().endsWith("/" + number))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Without this the others would prove nothing. A list of rules is a set, and 30.0 the number
     * 30.
     */
    @ParameterizedTest
    @ValueSource(strings = {"honest", "rules-reversed", "rules-doubled", "points-as-fraction"})
    void whoIsRightPasses(String how) {
        Report report = run(how);
        assertThat(report.results())
                .allMatch(
                        result ->
                                result.outcome() == Outcome.PASS
                                        || result.outcome() == Outcome.NOT_APPLICABLE);
        assertThat(report.conforms()).isTrue();
        assertGreen(report);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "declines-variants",
                "declines-settings",
                "points-as-text",
                "play-points-as-text",
                "wrong-points",
                "always-the-same",
                "every-rule",
                "accepts-everything",
                "says-less",
                "answers-and-refuses",
                "refuses-what-came-before",
                "skips",
                "promises-nothing",
                "plays-nothing"
            })
    void whoIsNotRightIsRedEverywhere(String how) {
        Report report = run(how);
        assertThat(report.conforms()).isFalse();
        assertRed(report);
    }

    private static void assertGreen(Report report) {
        assertThat(JunitXml.of(report, Lang.EN)).contains("failures=\"0\" errors=\"0\"");
        assertThat(MarkdownSummary.of(report, Lang.EN)).startsWith("## ✓ ").doesNotContain("### ");
        assertThat(Badge.of(report, Lang.EN)).contains("green");
    }

    /** Who reads only one of the forms of a report sees as much red as the exit status. */
    private static void assertRed(Report report) {
        assertThat(JunitXml.of(report, Lang.EN))
                .as("of the run as a whole, in the first element")
                .doesNotContainPattern("<testsuites [^>]*failures=\"0\" errors=\"0\"");
        assertThat(MarkdownSummary.of(report, Lang.EN)).startsWith("## ✗ ");
        assertThat(Badge.of(report, Lang.EN)).doesNotContain("green").doesNotContain("yellow");
    }

    @ParameterizedTest
    @CsvSource({"declines-variants, 92", "declines-settings, 93"})
    void whatIsClaimedAndDeclinedHasFailed(String how, String number) {
        Result result = result(run(how), number);
        assertThat(result.outcome()).isEqualTo(Outcome.FAIL);
        assertThat(result.differences())
                .singleElement()
                .hasToString("UNSUPPORTED: expected the variant, as claimed, got not yet");
    }

    /** Tables of a house are a claim of their own: settings alone do not promise them. */
    @Test
    void tablesAreAskedForOnlyWhereTheyAreClaimed() {
        List<Vector> tables =
                VectorFiles.shipped("shovelboard").orElseThrow().stream()
                        .filter(vector -> !vector.variant().tables().isEmpty())
                        .limit(1)
                        .toList();
        assertThat(tables).isNotEmpty();
        assertThat(run("declines-settings", tables, KnownFailures.NONE).results())
                .allMatch(result -> result.outcome() == Outcome.NOT_APPLICABLE);
        assertThat(run("declines-tables", tables, KnownFailures.NONE).results())
                .allMatch(result -> result.outcome() == Outcome.FAIL);
    }

    /** A text is not read as a number, neither in an answer nor in a step. */
    @ParameterizedTest
    @CsvSource({
        "points-as-text, 91, /answers/0/points",
        "play-points-as-text, 94, /steps/0/points"
    })
    void aTextIsNoNumber(String how, String number, String place) {
        Result result = result(run(how), number);
        assertThat(result.outcome()).isEqualTo(Outcome.ERROR);
        assertThat(result.differences().get(0).got()).startsWith("GARBAGE").contains(place);
    }

    @Test
    void aListOfEveryFailureExcusesNobody() {
        KnownFailures all =
                KnownFailures.read("sjoelen.score.complete-set/*", "known.txt").orElseThrow();
        List<Vector> two = VECTORS.subList(0, 2);
        Report report = run("wrong-points", two, all);
        assertThat(report.results()).allMatch(result -> result.outcome() == Outcome.EXPECTED_FAIL);
        assertThat(report.conforms()).isFalse();
        assertRed(report);
    }

    /** What it wrote on its way out belongs to an answer that was good; it is told all the same. */
    @Test
    void lastWordsAreTold() {
        Report report = run("last-words", VECTORS.subList(0, 2), KnownFailures.NONE);
        Result lost = result(report, "92");
        assertThat(lost.outcome()).isEqualTo(Outcome.ERROR);
        assertThat(lost.murmur()).isEqualTo("the board fell off the table");
    }

    /** The event, what came before it and the rule by its name, in every form of the report. */
    @Test
    void aFailureSaysWhatItIsAbout() {
        Report report = run("accepts-everything");
        for (String form :
                List.of(
                        JunitXml.of(report, Lang.EN),
                        MarkdownSummary.of(report, Lang.EN).replace("\\", ""))) {
            assertThat(form)
                    .contains("sub-turn-played · player Bram · compartments 9, 5, 7, 5")
                    .contains("sub-turn-played · player Anna · compartments 4, 3, 4, 3")
                    .contains("sjoelen.report.known-player")
                    .contains("To be judged: ")
                    .contains("At the table: Anna");
        }
    }
}
