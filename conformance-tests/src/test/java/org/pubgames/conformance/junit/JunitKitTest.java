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

/** The kit for JUnit, run by JUnit: what a user of it sees. */
@Isolated("sets a system property")
class JunitKitTest {

    private static final String SCORE = "sjoelen.score.*";

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

    @Test
    void aRightEnginePassesEveryVector() {
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
        EngineExecutionResults results = run(KitCases.Excused.class);
        assertThat(results.testEvents().aborted().count()).isGreaterThan(50);
        assertThat(messages(results.testEvents().failed().stream()))
                .allSatisfy(message -> assertThat(message).contains("passes, but is listed"));
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
        results.testEvents().assertStatistics(all -> all.succeeded(0).failed(0));
        assertThat(results.testEvents().aborted().count()).isGreaterThan(50);
    }

    @Test
    void vectorsThatCannotBeReadFailWithTheirProblems() {
        EngineExecutionResults results = run(KitCases.WrongFolder.class);
        assertThat(messages(results.containerEvents().failed().stream()))
                .anySatisfy(message -> assertThat(message).contains("no-such-folder"));
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
