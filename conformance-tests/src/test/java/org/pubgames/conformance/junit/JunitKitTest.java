package org.pubgames.conformance.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Runs the kit for JUnit and checks what its user sees. */
@Isolated("sets a system property")
class JunitKitTest {

    /** Without those that are the same under further variants. */
    private static final String FIRST_FIVE =
            "sjoelen.score.highest/01, sjoelen.score.highest/02, sjoelen.score.highest/03,"
                    + " sjoelen.score.highest/04, sjoelen.score.highest/05";

    /** Enough vectors. */
    private static final String SCORE =
            "sjoelen.score.complete-set/*, sjoelen.score.extra-disc/*, sjoelen.score.sub-turn/*,"
                    + " sjoelen.score.own-numbers/*, sjoelen.score.highest/*";

    /** One of the 37 censuses, which ask tens of thousands of questions each. */
    private static final String CENSUS = "sjoelen.score.face-value/60";

    @BeforeEach
    void forget() {
        System.setProperty(GameConformance.ONLY, SCORE);
        KitCases.PLAYED.clear();
        KitCases.CLOSED.clear();
    }

    @AfterEach
    void selectAll() {
        System.clearProperty(GameConformance.ONLY);
    }

    private static EngineExecutionResults run(Class<?> cases) {
        return EngineTestKit.engine("junit-jupiter").selectors(selectClass(cases)).execute();
    }

    private static List<String> messages(Stream<Event> events) {
        return events.map(
                        event ->
                                event.getRequiredPayload(
                                                org.junit.platform.engine.TestExecutionResult.class)
                                        .getThrowable()
                                        .map(Throwable::getMessage)
                                        .orElse(""))
                .toList();
    }

    private static List<String> failures(EngineExecutionResults results) {
        return messages(results.testEvents().failed().stream());
    }

    /** What the factory says when there are no tests to run. */
    private static String broken(EngineExecutionResults results) {
        results.testEvents().assertStatistics(all -> all.started(0));
        List<String> messages = messages(results.containerEvents().failed().stream());
        assertThat(messages).hasSize(1);
        return messages.get(0);
    }

    @Test
    void aRightEnginePassesEveryVector() {
        System.setProperty(GameConformance.ONLY, SCORE + ", " + CENSUS);
        EngineExecutionResults results = run(KitCases.Right.class);
        results.testEvents().assertStatistics(all -> all.failed(0).aborted(0));
        assertThat(results.testEvents().succeeded().count()).isGreaterThan(50);
        assertThat(KitCases.CLOSED).containsExactly("Through");
    }

    @Test
    void aTestIsNamedByTheVectorAndPointsToItsLine() {
        EngineExecutionResults results = run(KitCases.Right.class);
        assertThat(results.testEvents().started().stream().map(Event::getTestDescriptor))
                .anySatisfy(
                        test -> {
                            assertThat(test.getDisplayName())
                                    .startsWith("sjoelen.score.complete-set/01  ");
                            assertThat(test.getSource().orElseThrow().toString())
                                    .contains("vectors/sjoelen/score.yaml")
                                    .containsPattern("line ?= ?[1-9]");
                        });
        assertThat(results.containerEvents().started().stream())
                .extracting(event -> event.getTestDescriptor().getDisplayName())
                .contains("sjoelen", "sjoelen.score.complete-set");
    }

    @Test
    void aWrongEngineFailsWithTheVectorAndItsPlace() {
        EngineExecutionResults results = run(KitCases.Broken.class);
        assertThat(results.testEvents().failed().count()).isGreaterThan(50);
        assertThat(messages(results.testEvents().failed().stream()))
                .allSatisfy(
                        message ->
                                assertThat(message).contains("sjoelen.score.", "no idea", ".yaml"));
    }

    @Test
    void whatIsKnownToFailIsAborted() {
        System.setProperty(
                GameConformance.ONLY, "sjoelen.score.extra-disc/*, sjoelen.score.highest/*");
        EngineExecutionResults results = run(KitCases.Excused.class);
        results.testEvents().assertStatistics(all -> all.failed(0).succeeded(2));
        assertThat(results.testEvents().aborted().count()).isGreaterThan(20);
        assertThat(messages(results.testEvents().aborted().stream()))
                .allSatisfy(message -> assertThat(message).contains("known failure", "no idea"));
    }

    @Test
    void nothingExcusesWhatIsSkipped() {
        System.setProperty(GameConformance.ONLY, FIRST_FIVE);
        EngineExecutionResults results = run(KitCases.Skipping.class);
        results.testEvents().assertStatistics(all -> all.succeeded(2).failed(5).aborted(0));
        assertThat(failures(results))
                .allSatisfy(message -> assertThat(message).contains("(skipped)", "not yet"));
    }

    @Test
    void anEntryThatExcusesTooMuchFails() {
        EngineExecutionResults results = run(KitCases.AllExcused.class);
        assertThat(failures(results))
                .filteredOn(message -> message.contains("pattern-too-wide"))
                .singleElement()
                .satisfies(message -> assertThat(message).contains("knownFailures():1:1", "\"* ("));
    }

    @Test
    void aCrashIsNotExcusedByAWrongAnswer() {
        System.setProperty(GameConformance.ONLY, FIRST_FIVE);
        EngineExecutionResults crashing = run(KitCases.Crashing.class);
        crashing.testEvents().assertStatistics(all -> all.failed(5).aborted(0));
        assertThat(failures(crashing))
                .allSatisfy(
                        message ->
                                assertThat(message).contains("exit status 3", "of the other kind"));
        run(KitCases.KnownToCrash.class)
                .testEvents()
                .assertStatistics(all -> all.failed(0).aborted(5));
    }

    @Test
    void anEntryThatExcusesNothingFails() {
        System.clearProperty(GameConformance.ONLY);
        EngineExecutionResults all = run(KitCases.Forgetful.class);
        assertThat(failures(all))
                .singleElement()
                .satisfies(
                        message ->
                                assertThat(message)
                                        .contains("complete-sets/01", "complete-set/01")
                                        .contains("excuses nothing"));
        assertThat(all.testEvents().failed().stream().map(Event::getTestDescriptor))
                .extracting(test -> test.getDisplayName())
                .containsExactly(
                        "every entry of the known failures excuses something, and none too much");
        System.setProperty(GameConformance.ONLY, "sjoelen.score.complete-set/03");
        assertThat(failures(run(KitCases.Forgetful.class)))
                .as("a part of the vectors is enough to know of the one that no vector has")
                .singleElement()
                .satisfies(
                        message ->
                                assertThat(message)
                                        .contains("complete-sets/01")
                                        .doesNotContain("complete-set/01"));
    }

    @Test
    void entriesThatCannotBeReadFailWithTheirProblems() {
        EngineExecutionResults results = run(KitCases.Scribbled.class);
        assertThat(failures(results))
                .singleElement()
                .satisfies(
                        message ->
                                assertThat(message)
                                        .contains("knownFailures():1:1", "no-comment-sign")
                                        .contains("sjoelen.score.highest/02 error")
                                        .contains("knownFailures():2:1", "not-a-pattern"));
    }

    @Test
    void aSelectionThatFitsNothingFails() {
        System.setProperty(GameConformance.ONLY, "sjoelen.scor.complete-set/01");
        EngineExecutionResults results = run(KitCases.Right.class);
        assertThat(broken(results)).contains("no-such-vector", "\"sjoelen.score.complete-set/01\"");
        assertThat(KitCases.CLOSED).containsExactly("Through");
    }

    @Test
    void anEngineThatNothingCanBePutToFails() {
        assertThat(broken(run(KitCases.Foreign.class))).contains("no-game-claimed", "sjoelen");
        assertThat(broken(run(KitCases.Empty.class))).contains("no-vectors", "Empty.vectors()");
        assertThat(KitCases.CLOSED).hasSize(2);
    }

    @Test
    void aGameThatTheKitDoesNotKnowIsLeftAlone() {
        EngineExecutionResults results = run(KitCases.Worldly.class);
        results.testEvents().assertStatistics(all -> all.failed(0).aborted(0));
        assertThat(results.testEvents().succeeded().count()).isGreaterThan(50);
    }

    @Test
    void aFailureIsToldAsInTheReports() {
        System.setProperty(GameConformance.ONLY, CENSUS);
        assertThat(failures(run(KitCases.Generous.class)))
                .singleElement()
                .satisfies(
                        message ->
                                assertThat(message.lines())
                                        .anyMatch(line -> line.endsWith(" (gefaald)"))
                                        .anyMatch(line -> line.contains("census.yaml:4"))
                                        .as("the first question with another answer")
                                        .anyMatch(line -> line.startsWith("  Antwoord op"))
                                        .contains("    rounding up", "    as ever"));
    }

    @Test
    void anEngineThatDoesNotStartIsToldWithItsLastWords() {
        assertThat(broken(run(KitCases.NotStarting.class)))
                .contains(KitCases.java() + " --no-such-option")
                .contains("exit status 1")
                .contains("    Unrecognized option: --no-such-option");
    }

    @Test
    void anExcuseThatIsNotNeededFails() {
        EngineExecutionResults results = run(KitCases.Overcautious.class);
        results.testEvents().assertStatistics(all -> all.failed(1));
        assertThat(messages(results.testEvents().failed().stream()).get(0))
                .contains("sjoelen.score.complete-set/01 passes");
    }

    @Test
    void whatIsNotClaimedIsAbortedNotPassed() {
        EngineExecutionResults results = run(KitCases.Modest.class);
        results.testEvents().assertStatistics(all -> all.succeeded(0).failed(1));
        assertThat(results.testEvents().aborted().count()).isGreaterThan(50);
        assertThat(messages(results.testEvents().aborted().stream()))
                .allSatisfy(message -> assertThat(message).contains("does not claim"));
        assertThat(failures(results).get(0))
                .as("nothing was put to it at all")
                .contains("was not examined");
    }

    @Test
    void vectorsThatCannotBeReadFailWithTheirProblems() {
        EngineExecutionResults results = run(KitCases.WrongFolder.class);
        assertThat(messages(results.containerEvents().failed().stream()))
                .anySatisfy(message -> assertThat(message).contains("no-such-folder"));
        assertThat(KitCases.CLOSED).as("no process may be left behind").hasSize(1);
    }

    @Test
    void aClassRunsOnceForEachVariant() {
        EngineExecutionResults results = run(KitCases.Houses.class);
        assertThat(KitCases.PLAYED)
                .contains("masters", "ans-pre2016", "cafe-anker", "cafe-anker-late")
                .doesNotContain("broken");
        assertThat(messages(results.testEvents().failed().stream()))
                .singleElement()
                .satisfies(
                        message ->
                                assertThat(message)
                                        .contains("broken.yaml", "unknown-setting", "too-large"));
    }

    @Test
    void mistakesInTheAnnotationAreToldWithTheNearestName() {
        assertThat(messages(run(KitCases.NoSuchGame.class).containerEvents().failed().stream()))
                .anySatisfy(message -> assertThat(message).contains("sjoeln", "sjoelen"));
        assertThat(messages(run(KitCases.NoSuchVariant.class).containerEvents().failed().stream()))
                .anySatisfy(message -> assertThat(message).contains("masterz", "masters"));
        assertThat(messages(run(KitCases.Nothing.class).containerEvents().failed().stream()))
                .anySatisfy(message -> assertThat(message).contains("names no variant"));
        assertThat(KitCases.PLAYED).isEmpty();
    }
}
