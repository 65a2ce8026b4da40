package org.pubgames.conformance.junit;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;
import org.pubgames.conformance.SuiteVersion;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.report.FailureInWords;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.report.VerdictSentence;
import org.pubgames.conformance.run.Results;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Because;

/**
 * The vectors as tests, their results, and two tests of the whole: like the command, it fails when
 * no vector applied to the engine, and when an entry of the list of known failures excuses nothing.
 * For one thread.
 */
final class KitRun {

    private final Examiner examiner;
    private final Claim claim;
    private final KitList list;
    private final List<Vector> chosen;
    private final KitWords words;
    private final List<Result> results = new ArrayList<>();

    /**
     * The vectors as tests.
     *
     * @param chosen those that are wanted
     */
    KitRun(Testee testee, Claim claim, KitList list, List<Vector> chosen, KitWords words) {
        this.examiner = new Examiner(testee, claim);
        this.claim = claim;
        this.list = list;
        this.chosen = chosen;
        this.words = words;
    }

    /** By game and rule; the tests of the whole come last. */
    Stream<DynamicNode> tests() {
        Map<String, Map<String, List<DynamicNode>>> games = new LinkedHashMap<>();
        for (Vector vector : chosen) {
            games.computeIfAbsent(vector.game(), game -> new LinkedHashMap<>())
                    .computeIfAbsent(vector.rule(), rule -> new ArrayList<>())
                    .add(test(vector));
        }
        List<DynamicNode> nodes = new ArrayList<>();
        games.forEach((game, rules) -> nodes.add(container(game, rules)));
        nodes.add(DynamicTest.dynamicTest(words.say("kit.test.applied"), this::applied));
        if (list.written()) {
            nodes.add(DynamicTest.dynamicTest(words.say("kit.test.list"), this::list));
        }
        return nodes.stream();
    }

    private static DynamicNode container(String game, Map<String, List<DynamicNode>> rules) {
        return DynamicContainer.dynamicContainer(
                game,
                rules.entrySet().stream()
                        .map(
                                rule ->
                                        DynamicContainer.dynamicContainer(
                                                rule.getKey(), rule.getValue())));
    }

    private DynamicTest test(Vector vector) {
        return DynamicTest.dynamicTest(
                vector.id() + "  " + vector.title(),
                source(vector).orElse(null),
                () -> examine(vector));
    }

    private void examine(Vector vector) {
        Result result = Results.of(examiner.explained(examiner.examine(vector)), list.known());
        results.add(result);
        switch (result.outcome()) {
            case PASS -> {}
            case NOT_APPLICABLE -> throw new TestAbortedException(words.notApplicable(result));
            case EXPECTED_FAIL ->
                    throw new TestAbortedException(
                            words.say("kit.known") + System.lineSeparator() + words.of(result));
            case UNEXPECTED_PASS ->
                    throw new AssertionFailedError(
                            words.say("kit.listed", new Because("id", result.id())));
            case FAIL, ERROR -> throw failed(result, list.known().lists(result.id()));
            case SKIPPED -> throw failed(result, false);
        }
    }

    private AssertionFailedError failed(Result result, boolean listed) {
        String message = words.of(result);
        if (listed) {
            message += System.lineSeparator() + "  " + words.say("kit.other-kind");
        }
        FailureInWords.Part first = FailureInWords.of(result, words.lang()).get(0);
        return new AssertionFailedError(message, first.expected(), first.got());
    }

    private void applied() {
        allWereRun();
        if (results.stream().allMatch(result -> result.outcome() == Outcome.NOT_APPLICABLE)) {
            Report.Head head = new Report.Head(SuiteVersion.text(), "", claim, List.of(), "");
            Report report = new Report(head, results, new Report.Foot(true, List.of()));
            throw new AssertionFailedError(VerdictSentence.of(report, words.lang()));
        }
    }

    private void list() {
        if (!list.problems(results).isEmpty()) {
            throw words.failed(list.problems(results));
        }
        allWereRun();
    }

    /** An editor may run any test alone; a test of the whole then has no results to look at. */
    private void allWereRun() {
        if (results.size() < chosen.size()) {
            throw new TestAbortedException(words.say("kit.alone"));
        }
    }

    /** Where a vector stands, so that an editor can go there. */
    private static Optional<URI> source(Vector vector) {
        String file = vector.where().file();
        String line = "?line=" + Math.max(1, vector.where().line());
        try {
            return Optional.of(
                    file.startsWith("/org/pubgames/")
                            ? URI.create("classpath:" + file + line)
                            : URI.create(Path.of(file).toUri() + line));
        } catch (IllegalArgumentException e) {
            // a name that is no path on this machine: the test runs without a source
            return Optional.empty();
        }
    }
}
