package org.pubgames.conformance.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Games;
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

    /** Plays only; others have kinds of their own here. */
    private static List<Vector> tournament() {
        return VectorFiles.shipped("schocken-tournament").orElseThrow().stream()
                .filter(vector -> vector.play().isPresent())
                .toList();
    }

    /** Time of the processor: what else the machine does is not ours. */
    private static long worked() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
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

    @Test
    void ourOwnGamesPassEveryVector() {
        List<Vector> all = new ArrayList<>();
        Games.installed()
                .forEach(game -> all.addAll(VectorFiles.shipped(game.key().id()).orElseThrow()));
        AlteredGames own = new AlteredGames();
        List<Integer> heard = new ArrayList<>();
        long before = worked();
        Report report =
                new ConformanceRun(own, KnownFailures.NONE, (done, total, next) -> heard.add(done))
                        .run(all, head(own.claim()));
        assertThat(Duration.ofNanos(worked() - before)).isLessThan(Duration.ofMinutes(1));
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
                        known("no.such/*"),
                        (done, total, next) -> {
                            if (done == 3) {
                                run[0].stop();
                            }
                        });
        Report report = run[0].run(tournament(), head(own.claim()));
        assertThat(report.results()).hasSize(4);
        assertThat(report.foot().complete()).isFalse();
        assertThat(report.foot().unused()).as("a part of the vectors proves nothing").isEmpty();
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

    @Test
    void listedFailuresAreExpectedAndListedSuccessesAreNot() {
        Testee wrong =
                new AlteredGames() {
                    @Override
                    public Course play(Vector.Play play) {
                        Course course = super.play(play);
                        return play.equals(tournament().get(1).task())
                                ? new Course(course.refused(), course.situation(), List.of())
                                : course;
                    }
                };
        String failing = tournament().get(1).id();
        String passing = tournament().get(2).id();
        Report bare = run(wrong, tournament(), KnownFailures.NONE);
        assertThat(result(bare, failing).outcome()).isEqualTo(Outcome.ERROR);
        assertThat(result(bare, failing).vector()).isPresent();
        Report listed = run(wrong, tournament(), known(failing + "  # issue 7\n"));
        assertThat(result(listed, failing).outcome()).isEqualTo(Outcome.EXPECTED_FAIL);
        assertThat(listed.conforms()).isTrue();
        Report rotten =
                run(wrong, tournament(), known(failing + "\n" + passing + "\nno.such/01\n"));
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
    void whatIsSkippedStaysSkippedThoughItIsListed() {
        Testee skipping =
                new AlteredGames() {
                    @Override
                    public Course play(Vector.Play play) {
                        throw new TesteeException(TesteeException.Why.SKIPPED, "not yet");
                    }
                };
        List<Vector> one = tournament().subList(0, 1);
        Report report = run(skipping, one, known(one.get(0).id()));
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
