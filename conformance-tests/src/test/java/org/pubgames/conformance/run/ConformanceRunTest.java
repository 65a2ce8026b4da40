package org.pubgames.conformance.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.report.JunitXml;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.ReportFile;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.report.VerdictSentence;
import org.pubgames.conformance.testee.AlteredGames;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Variant;

class ConformanceRunTest {

    /** One disc: every layout with at most one, worth nothing, 1, 2, 3 or 4. */
    private static final String CENSUS =
            """
            suite: {game: sjoelen, format: 1}
            vectors:
              - id: sjoelen.score.face-value/90
                title: "Every layout of at most one disc"
                rule: sjoelen.score.face-value
                polarity: positive
                variant: ans-pre2016
                census:
                  layouts: 1
                  count: [points]
                  sum: points
                  histogram: {"0": 1, "1": 1, "2": 1, "3": 1, "4": 1}
                  divide: {"0": 8, "1": 2}
            """;

    /** Plays only; other kinds have tests of their own here. */
    private static List<Vector> tournament() {
        return ShippedVectors.of("schocken-tournament").stream()
                .filter(vector -> vector.play().isPresent())
                .toList();
    }

    private static Report.Head head(Claim claim) {
        return new Report.Head("suite", "2026-11-21", claim, List.of(), "");
    }

    private static Report run(Testee testee, List<Vector> vectors, KnownFailures known) {
        return new ConformanceRun(testee, known, Progress.SILENT)
                .run(vectors, head(testee.claim()));
    }

    private static KnownFailures known(String text) {
        return KnownFailures.read(text, "known.txt").orElseThrow();
    }

    /** Every fifth vector, censuses too; another test runs all that are no censuses. */
    @Test
    void ourOwnGamesPassVectorsOfAllKinds() {
        List<Vector> every = every();
        List<Vector> some = new ArrayList<>();
        for (boolean census : List.of(true, false)) {
            List<Vector> kind =
                    every.stream()
                            .filter(one -> one.task() instanceof Vector.Census == census)
                            .toList();
            for (int i = 0; i < kind.size(); i += 5) {
                some.add(kind.get(i));
            }
        }
        pass(some);
    }

    @Test
    @Tag("proof")
    void ourOwnGamesPassEveryVectorAtLength() {
        pass(every());
    }

    private static List<Vector> every() {
        return Games.installed().stream()
                .flatMap(game -> ShippedVectors.of(game.key().id()).stream())
                .toList();
    }

    private static void pass(List<Vector> all) {
        AlteredGames own = new AlteredGames();
        List<Integer> heard = new ArrayList<>();
        Report report =
                new ConformanceRun(own, KnownFailures.NONE, (done, total, next) -> heard.add(done))
                        .run(all, head(own.claim()));
        assertThat(report.results().stream().filter(each -> each.outcome() != Outcome.PASS))
                .isEmpty();
        assertThat(report.conforms()).isTrue();
        assertThat(report.applicable()).isEqualTo(all.size());
        assertThat(heard).hasSize(all.size()).isSorted();
        // as many changes of the variant as there are variants: none is named twice
        Set<Object> variants = new HashSet<>();
        all.stream()
                .filter(vector -> !(vector.task() instanceof Vector.Document))
                .forEach(vector -> variants.add(List.of(vector.game(), vector.variant())));
        assertThat(own.named()).hasSize(variants.size());
    }

    @Test
    void aResultKnowsItsVector() {
        OwnGames none = new OwnGames(List.of());
        Vector vector = tournament().get(0);
        Result result = run(none, List.of(vector), KnownFailures.NONE).results().get(0);
        assertThat(result.outcome()).isEqualTo(Outcome.NOT_APPLICABLE);
        assertThat(result.id()).isEqualTo(vector.id());
        assertThat(result.level()).isIn("required", "optional", "house", "interpretation");
        assertThat(result.task()).isEqualTo("play");
        assertThat(result.line()).isEqualTo(vector.where().line());
        assertThat(result.vector()).isEmpty();
    }

    @Test
    void whatNobodyClaimsIsNoSuccess() {
        Report report = run(new OwnGames(List.of()), tournament(), KnownFailures.NONE);
        assertThat(report.applicable()).isZero();
        assertThat(report.conforms()).isFalse();
    }

    @Test
    void aRunThatIsStoppedIsNotComplete() {
        AlteredGames own = new AlteredGames();
        ConformanceRun[] run = new ConformanceRun[1];
        run[0] =
                new ConformanceRun(
                        own,
                        known("no.such/*\n" + tournament().get(9).id()),
                        (done, total, next) -> {
                            if (done == 3) {
                                run[0].stop();
                            }
                        });
        Report report = run[0].run(tournament(), head(own.claim()));
        assertThat(report.results()).hasSize(4);
        assertThat(report.foot().complete()).isFalse();
        assertThat(report.foot().unused())
                .as("a part of the vectors proves nothing of the others")
                .containsExactly("no.such/*");
        assertThat(report.conforms()).isFalse();
        assertThat(KnownFailuresFix.of(known(""), report).problems())
                .extracting(problem -> problem.code())
                .containsExactly("partial-run");
    }

    @Test
    void whoIsGivenUpHasErrorsAndNoCompleteRun() {
        Testee lost =
                new AlteredGames() {
                    @Override
                    public Course play(Vector.Play play) {
                        throw new TesteeException(TesteeException.Why.GIVEN_UP, "too often");
                    }
                };
        Report report = run(lost, tournament(), KnownFailures.NONE);
        assertThat(report.results())
                .hasSameSizeAs(tournament())
                .allMatch(result -> result.outcome() == Outcome.ERROR);
        assertThat(report.foot().complete()).isFalse();
    }

    /** What breaks down in this process is a failure of its vector, and the run goes on. */
    @ParameterizedTest
    @ValueSource(strings = {"exception", "overflow", "nothing"})
    void whatBreaksDownHasFailedAndTheRunGoesOn(String how) {
        Vector fatal = tournament().get(1);
        Testee breaking =
                new AlteredGames() {
                    @Override
                    public Course play(Vector.Play play) {
                        if (!play.equals(fatal.task())) {
                            return super.play(play);
                        }
                        switch (how) {
                            case "exception" -> throw new IllegalStateException("no board");
                            case "overflow" -> throw new StackOverflowError();
                            default -> {
                                return nothing();
                            }
                        }
                    }

                    @SuppressWarnings("NullAway") // what a careless testee may do
                    private Course nothing() {
                        return null;
                    }
                };
        List<Vector> three = tournament().subList(0, 3);
        Report report = run(breaking, three, KnownFailures.NONE);
        assertThat(report.results())
                .extracting(Result::outcome)
                .containsExactlyInAnyOrder(Outcome.PASS, Outcome.FAIL, Outcome.PASS);
        Result failed = result(report, fatal.id());
        assertThat(failed.differences()).singleElement().asString().startsWith("BREAKDOWN");
        assertThat(report.foot().complete()).isTrue();
    }

    /** A clock that is a second further whenever it is looked at. */
    @Test
    void aRunThatTakesTooLongIsCutOff() {
        AtomicLong seconds = new AtomicLong();
        Budget budget =
                new Budget(
                        Optional.of(Duration.ofSeconds(8)),
                        () -> seconds.getAndIncrement() * 1_000_000_000);
        AlteredGames own = new AlteredGames();
        Report report =
                new ConformanceRun(own, KnownFailures.NONE, Progress.SILENT, budget)
                        .run(tournament(), head(own.claim()));
        assertThat(report.results())
                .as("began at 0; each vector looks three times")
                .hasSize(3)
                .allMatch(result -> result.millis() == 1000);
        assertThat(report.foot().complete()).isFalse();
        assertThat(report.foot().overtime()).isTrue();
        assertThat(report.conforms()).isFalse();
        Report read = ReportFile.read(ReportFile.write(report), "report.jsonl").orElseThrow();
        assertThat(read).isEqualTo(report);
        assertThat(VerdictSentence.of(read, Lang.EN)).contains("time for the whole run");
        assertThat(JunitXml.of(read, Lang.EN)).contains("time=\"3.000\"", "errors=\"1\"");
    }

    @Test
    void listedFailuresAreExpectedAndListedSuccessesAreNot() {
        Vector failed = tournament().get(1);
        Testee wrong =
                new AlteredGames() {
                    @Override
                    public Course play(Vector.Play play) {
                        Course course = super.play(play);
                        return play.equals(failed.task())
                                ? new Course(course.refused(), course.situation(), List.of())
                                : course;
                    }
                };
        String failing = failed.id();
        String passing = tournament().get(2).id();
        Report bare = run(wrong, tournament(), KnownFailures.NONE);
        assertThat(result(bare, failing).outcome()).isEqualTo(Outcome.ERROR);
        assertThat(result(bare, failing).vector()).isPresent();
        Report other = run(wrong, tournament(), known(failing + "  # issue 7\n"));
        assertThat(result(other, failing).outcome())
                .as("no answer that could be compared is not a wrong answer")
                .isEqualTo(Outcome.ERROR);
        Report listed = run(wrong, tournament(), known(failing + " error  # issue 7\n"));
        assertThat(result(listed, failing).outcome()).isEqualTo(Outcome.EXPECTED_FAIL);
        assertThat(listed.conforms()).isTrue();
        Report rotten =
                run(wrong, tournament(), known(failing + " error\n" + passing + "\nno.such/01\n"));
        assertThat(result(rotten, passing).outcome()).isEqualTo(Outcome.UNEXPECTED_PASS);
        assertThat(rotten.foot().unused()).containsExactly("no.such/01");
        assertThat(rotten.conforms()).isFalse();
    }

    private static Result result(Report report, String id) {
        return report.results().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anEntryThatNeverAppliesIsUnused() {
        List<Vector> two = tournament().subList(0, 2);
        String id = two.get(0).id();
        Report report = run(new OwnGames(List.of()), two, known(id));
        assertThat(report.foot().unused()).containsExactly(id);
        assertThat(KnownFailuresFix.of(known(id), report).orElseThrow().text()).isEmpty();
    }

    @Test
    void ofAPartOnlyEntriesThatNoVectorHasAreUnused() {
        AlteredGames own = new AlteredGames();
        Report.Head part = new Report.Head("s", "2026-11-21", own.claim(), List.of(), "--only x");
        KnownFailures known = known("no.such/01\n" + tournament().get(9).id());
        ConformanceRun run = new ConformanceRun(own, known, Progress.SILENT);
        List<Vector> some = tournament().subList(0, 2);
        Report report = run.run(some, part, known.fittingNone(tournament()));
        assertThat(report.foot().unused()).containsExactly("no.such/01");
        assertThat(report.conforms()).isFalse();
        assertThat(run.run(some, part).foot().unused())
                .as("nothing is known of what is left out")
                .isEmpty();
    }

    @Test
    void whatIsSkippedStaysSkippedThoughItIsListed() {
        Testee skipping =
                new AlteredGames() {
                    @Override
                    public Course play(Vector.Play play) {
                        throw new TesteeException(TesteeException.Why.SKIPPED, "not yet");
                    }
                };
        List<Vector> one = tournament().subList(0, 1);
        String id = one.get(0).id();
        Report report = run(skipping, one, known(id + "\n" + id + " error\n"));
        assertThat(report.results().get(0).outcome()).isEqualTo(Outcome.SKIPPED);
        assertThat(report.conforms()).isFalse();
    }

    @Test
    void aCensusThatDiffersNamesTheFirstWrongQuestion() {
        List<Vector> census = VectorFiles.read(CENSUS, "census.yaml").orElseThrow();
        assertThat(run(new AlteredGames(), census, KnownFailures.NONE).conforms()).isTrue();
        Testee wrong =
                AlteredGames.answering(
                        answer -> {
                            answer.replace("points", "4", "5");
                            return answer;
                        });
        Result result = run(wrong, census, KnownFailures.NONE).results().get(0);
        assertThat(result.outcome()).isEqualTo(Outcome.FAIL);
        assertThat(result.differences())
                .last()
                .hasToString(
                        "ANSWER {\"compartments\":[0,0,1,0]}: expected {points=4}, got {points=5}");
        List<Vector> mistaken =
                VectorFiles.read(CENSUS.replace("\"4\": 1", "\"5\": 1"), "census.yaml")
                        .orElseThrow();
        assertThat(run(wrong, mistaken, KnownFailures.NONE).results().get(0).differences())
                .as("our own games do not pass it: no hint")
                .noneMatch(difference -> difference.toString().startsWith("ANSWER"));
    }

    @Test
    void theMatrixCountsWhatTheClaimsCover() {
        List<Vector> vectors = new ArrayList<>(tournament());
        vectors.addAll(VectorFiles.read(CENSUS, "census.yaml").orElseThrow());
        Claim all = new AlteredGames().claim();
        Matrix everything = Matrix.of(vectors, all);
        assertThat(everything.games()).isEqualTo(2);
        assertThat(everything.applicable()).isEqualTo(vectors.size());
        Claim scoring = new Claim("s", "1", "", "", "", all.games(), Set.of(Feature.SCORE));
        Matrix score = Matrix.of(vectors, scoring);
        assertThat(score.vectors()).isEqualTo(vectors.size());
        assertThat(score.applicable()).isEqualTo(1);
        assertThat(score.rows())
                .contains(new Matrix.Row("sjoelen", "ans-pre2016", Feature.SCORE, 1, 1));
        assertThat(score.variants())
                .isEqualTo(
                        (int)
                                vectors.stream()
                                        .map(each -> each.variant().base())
                                        .distinct()
                                        .count());
    }

    @Test
    void anAnswerOfAnySizeFitsIntoTheReport() {
        Testee chatty =
                AlteredGames.answering(
                        answer -> {
                            answer.put("points", "9".repeat(1_000_000));
                            return answer;
                        });
        List<Vector> census = VectorFiles.read(CENSUS, "census.yaml").orElseThrow();
        assertThat(run(chatty, census, KnownFailures.NONE).results().get(0).differences())
                .allMatch(difference -> difference.place().length() <= 20_001);
    }

    @Test
    void variantsAreTakenUpAnewAfterALoss() {
        List<String> named = new ArrayList<>();
        Testee breaking =
                new AlteredGames() {
                    @Override
                    public Optional<String> variant(Variant variant) {
                        named.add(variant.id());
                        return super.variant(variant);
                    }

                    @Override
                    public Course play(Vector.Play play) {
                        throw new TesteeException(TesteeException.Why.CRASHED, "gone");
                    }
                };
        List<Vector> two =
                tournament().stream()
                        .filter(each -> each.variant().equals(tournament().get(0).variant()))
                        .limit(2)
                        .toList();
        run(breaking, two, KnownFailures.NONE);
        assertThat(named).hasSize(2);
    }
}
