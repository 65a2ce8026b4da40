package org.pubgames.conformance.protocol;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.conformance.testee.TesteeException.Why;

/**
 * Whatever a process does, every question has a result, and after a breakdown the next one gets a
 * new process.
 */
class ProcessTesteeTest {

    /** For what never comes. */
    private static final Duration SHORT = Duration.ofMillis(200);

    /** For what comes at once, and what does not come after it. */
    private static final Duration MODERATE = Duration.ofSeconds(6);

    /**
     * A question with a right answer, the one that triggers the misbehaviour, and the first again.
     */
    private static final List<Vector> THREE =
            Questions.of(
                    "sjoelen",
                    "variant: ans-2016, ask: [{compartments: [1, 1, 1, 1]}], answer: [{points:"
                            + " 20}]",
                    "variant: ans-2016, ask: [{compartments: [1, 2, 3, 4]}], answer: [{points:"
                            + " 33}]",
                    "variant: ans-2016, ask: [{compartments: [5, 4, 0, 0]}], answer: [{points:"
                            + " 20}]");

    private static List<VectorResult> examined(Launch launch, List<Vector> vectors) {
        return examined(new ProcessTestee(launch), vectors);
    }

    private static List<VectorResult> examined(ProcessTestee started, List<Vector> vectors) {
        try (ProcessTestee testee = started) {
            Examiner examiner = new Examiner(testee, testee.claim());
            return vectors.stream().map(examiner::examine).toList();
        }
    }

    private static List<Status> statuses(List<VectorResult> results) {
        return results.stream().map(VectorResult::status).toList();
    }

    @Test
    void aWrongAnswerIsAFailureAndNothingElse() {
        List<VectorResult> results = examined(Machine.launch(Misbehaving.class, "wrong"), THREE);
        assertThat(statuses(results)).containsExactly(Status.PASS, Status.FAIL, Status.PASS);
        assertThat(results.get(1).why()).contains("{points=33}", "{points=20}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "crash            | CRASHED | exit status 3",
                "not-json         | GARBAGE | one line of JSON, got: hello",
                "not-an-object    | GARBAGE | got: [1,2]",
                "nothing          | GARBAGE | one line of JSON",
                "wrong-seq        | GARBAGE | expected \"seq\":4",
                "no-seq           | GARBAGE | expected \"seq\":4",
                "unknown-field    | GARBAGE | mood",
                "wrong-type       | GARBAGE | /answers/0/points",
                "too-many-answers | GARBAGE | 1 entries, not 2",
                "no-answer        | GARBAGE | 1 entries, not 0",
                "binary           | GARBAGE | UTF-8",
                "endless-line     | GARBAGE | 16 MB",
                "endless-lines    | GARBAGE | expected \"seq\":4",
            })
    void whoeverIsLostIsStartedAgain(String how, Why why, String message) {
        List<VectorResult> results =
                examined(
                        Machine.launch(Misbehaving.class, how),
                        List.of(THREE.get(0), THREE.get(2), THREE.get(1), THREE.get(0)));
        assertThat(statuses(results))
                .containsExactly(Status.PASS, Status.PASS, Status.ERROR, Status.PASS);
        assertThat(results.get(2).why()).contains(why.name(), message).hasSizeLessThan(1500);
        if (how.equals("crash")) {
            assertThat(results.get(2).murmur()).isEqualTo("something broke");
        }
    }

    @Test
    void aLineNobodyAskedForIsGarbage() {
        List<VectorResult> results =
                examined(Machine.launch(Misbehaving.class, "two-lines"), THREE);
        assertThat(statuses(results)).containsExactly(Status.PASS, Status.FAIL, Status.ERROR);
        // the first line of the two is an answer, a wrong one; the second comes before its question
        assertThat(results.get(2).why()).contains("GARBAGE", "and a good day");
    }

    @ParameterizedTest
    @CsvSource({
        "skips, SKIPPED, SKIPPED: not today (#7)",
        "errs, FAIL, out of order",
        "half-a-character, FAIL, bad \uFFFD end",
    })
    void whoSkipsOrCannotAnswerStaysAlive(String how, Status status, String message) {
        StringWriter recorded = new StringWriter();
        try (Transcript transcript = new Transcript(recorded);
                ProcessTestee testee =
                        new ProcessTestee(
                                Machine.launch(Misbehaving.class, how), Optional.of(transcript))) {
            Examiner examiner = new Examiner(testee, testee.claim());
            List<VectorResult> results = THREE.stream().map(examiner::examine).toList();
            assertThat(statuses(results)).containsExactly(Status.PASS, status, Status.PASS);
            assertThat(results.get(1).why()).contains(message);
        }
        assertThat(recorded.toString().lines().filter(line -> line.contains("\"start\"")))
                .as("started once")
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hang", "closes-output"})
    void whoDoesNotAnswerIsLost(String how) {
        Duration least = how.equals("hang") ? SHORT : MODERATE;
        ProcessTestee testee =
                new ProcessTestee(
                        Machine.launch(Misbehaving.class, how),
                        Optional.empty(),
                        request -> request.line(0).contains("[1,2,3,4]") ? least : Machine.PATIENT);
        List<VectorResult> results = examined(testee, THREE);
        assertThat(statuses(results)).containsExactly(Status.PASS, Status.ERROR, Status.PASS);
        assertThat(results.get(1).why())
                .contains(how.equals("hang") ? "TIMED_OUT: no answer within 200 ms" : "CRASHED");
    }

    @ParameterizedTest
    @CsvSource({"crash-at-start, CRASHED", "hang-at-start, TIMED_OUT"})
    void whoDoesNotIntroduceItselfIsLost(String how, Why why) {
        Duration patience = how.startsWith("hang") ? SHORT : Machine.PATIENT;
        Launch launch =
                new Launch(Machine.command(Misbehaving.class, how), patience, Machine.PATIENT);
        try (ProcessTestee testee = new ProcessTestee(launch)) {
            TesteeException lost = catchThrowableOfType(TesteeException.class, testee::claim);
            assertThat(lost.why()).isEqualTo(why);
        }
    }

    @Test
    void aProgramThatIsNotThereIsGivenUp() {
        try (ProcessTestee testee = new ProcessTestee(Launch.of(List.of("no-such-program-7")))) {
            for (int i = 0; i < ProcessTestee.MOST_LOSSES; i++) {
                TesteeException lost =
                        catchThrowableOfType(
                                TesteeException.class, () -> testee.ask(List.of("{}")));
                assertThat(lost.why()).isEqualTo(Why.CRASHED);
            }
            TesteeException given =
                    catchThrowableOfType(TesteeException.class, () -> testee.ask(List.of("{}")));
            assertThat(given.why()).isEqualTo(Why.GIVEN_UP);
            assertThat(given).hasMessageContaining("no-such-program-7");
        }
    }

    @Test
    void whatIsWrittenBesideIsKeptButNeverJudged() {
        List<VectorResult> results = examined(Machine.launch(Misbehaving.class, "chatty"), THREE);
        assertThat(statuses(results)).containsExactly(Status.PASS, Status.FAIL, Status.PASS);
        assertThat(results.get(0).murmur()).isEmpty();
        assertThat(results.get(1).murmur()).contains("thinking").hasSizeLessThanOrEqualTo(8192);
    }

    @Test
    void whoSaysYesToEverythingDoesNotPass() {
        List<Vector> all = ShippedVectors.of("sjoelen");
        List<Vector> vectors =
                all.stream()
                        .filter(vector -> vector.play().isPresent())
                        .filter(vector -> vector.play().get().steps().size() == 1)
                        .limit(40)
                        .toList();
        List<VectorResult> results =
                examined(Machine.launch(Misbehaving.class, "yes-to-all"), vectors);
        assertThat(statuses(results)).containsOnly(Status.FAIL);
        assertThat(results.get(0).why()).contains("'state', as claimed, got nothing");
    }

    @Test
    void nothingIsLeftOfWhoIgnoresTheEnd() {
        Set<ProcessHandle> before = ProcessHandle.current().children().collect(toSet());
        Optional<ProcessHandle> alive;
        try (ProcessTestee testee =
                new ProcessTestee(Machine.launch(Misbehaving.class, "ignores-stop"))) {
            assertThat(testee.claim().name()).isEqualTo("m");
            alive =
                    ProcessHandle.current()
                            .children()
                            .filter(child -> !before.contains(child))
                            .findFirst();
            assertThat(alive).isPresent();
        }
        assertThat(gone(alive.get())).isTrue();
    }

    @Test
    void nothingIsLeftOfWhatAnImplementationStarted() {
        long child;
        try (ProcessTestee testee =
                new ProcessTestee(Machine.launch(Misbehaving.class, "offspring"))) {
            var unused = testee.claim();
            // what it says on standard error is read by a thread of its own
            while (testee.murmur().isBlank()) {
                Thread.onSpinWait();
            }
            child = Long.parseLong(testee.murmur().lines().findFirst().orElseThrow());
            assertThat(ProcessHandle.of(child)).isPresent();
        }
        assertThat(ProcessHandle.of(child).map(ProcessTesteeTest::gone).orElse(true)).isTrue();
    }

    @Test
    void anInterruptedRunEndsItsProcess() throws InterruptedException {
        Launch launch =
                new Launch(
                        Machine.command(Misbehaving.class, "hang"),
                        Machine.PATIENT,
                        Machine.PATIENT);
        try (ProcessTestee testee = new ProcessTestee(launch)) {
            var unused = testee.claim();
            Thread runner = Thread.currentThread();
            Thread other =
                    new Thread(
                            () -> {
                                while (runner.getState() != Thread.State.TIMED_WAITING) {
                                    Thread.onSpinWait();
                                }
                                runner.interrupt();
                            });
            other.setDaemon(true);
            other.start();
            TesteeException stopped =
                    catchThrowableOfType(
                            TesteeException.class,
                            () -> testee.ask(List.of("{\"compartments\":[1,2,3,4]}")));
            assertThat(stopped.why()).isEqualTo(Why.GIVEN_UP);
            assertThat(Thread.interrupted()).isTrue();
            other.join();
        }
    }

    @Test
    void nothingIsLeftWhenTheRunIsCutOff() throws Exception {
        Process cut =
                new ProcessBuilder(Machine.command(CutOff.class))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        String pid;
        try (var lines = cut.inputReader()) {
            pid = lines.readLine();
        }
        assertThat(cut.waitFor(10, TimeUnit.MINUTES)).isTrue();
        assertThat(ProcessHandle.of(Long.parseLong(pid)).map(ProcessTesteeTest::gone).orElse(true))
                .isTrue();
    }

    private static boolean gone(ProcessHandle process) {
        try {
            process.onExit().get(5, TimeUnit.MINUTES);
            return true;
        } catch (java.util.concurrent.TimeoutException e) {
            return false;
        } catch (InterruptedException | java.util.concurrent.ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
