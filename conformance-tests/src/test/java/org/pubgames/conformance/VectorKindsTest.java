package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Variant;

/** Which kinds of vectors every game has, and that their numbers add up. */
class VectorKindsTest {

    /** First columns of tables of questions: a compartment, a die, an end. */
    private static final Set<String> FIRST_COLUMNS = Set.of("c2", "d1", "end");

    static List<Game<?, ?>> games() {
        return Shipped.games();
    }

    /** The games whose questions are layouts, throws or ends; a tournament's are none of these. */
    static Stream<Game<?, ?>> gamesWithScoring() {
        return games().stream().filter(game -> FIRST_COLUMNS.contains(firstColumn(game)));
    }

    private static String firstColumn(Game<?, ?> game) {
        return game.scoring(game.variants().standard()).columns().stream().findFirst().orElse("");
    }

    private static <T> List<T> tasks(Game<?, ?> game, Class<T> kind) {
        return Shipped.vectors(game).stream()
                .map(Vector::task)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("gamesWithScoring")
    void everyShippedVariantHasACensus(Game<?, ?> game) {
        Set<String> without = new TreeSet<>();
        game.variants().all().stream().map(Variant::id).forEach(without::add);
        Shipped.vectors(game).stream()
                .filter(vector -> vector.task() instanceof Vector.Census)
                .filter(vector -> vector.variant().unchanged())
                .forEach(vector -> without.remove(vector.variant().base()));
        assertThat(without).as("variants without a census").isEmpty();
        assertThat(tasks(game, Vector.Question.class)).hasSizeGreaterThanOrEqualTo(4);
    }

    @ParameterizedTest
    @MethodSource("gamesWithScoring")
    void aCensusCountsEveryQuestionOnce(Game<?, ?> game) {
        for (Vector.Census census : tasks(game, Vector.Census.class)) {
            AtomicLong questions = new AtomicLong();
            Set<String> branches = new TreeSet<>();
            census.domain()
                    .visit(
                            (branch, question) -> {
                                questions.incrementAndGet();
                                branches.add(branch);
                            });
            assertThat(census.histogram().values().stream().mapToLong(count -> count).sum())
                    .isEqualTo(questions.get());
            assertThat(branches).containsAll(census.divide().keySet());
            if (census.count().equals(List.of(census.sum()))) {
                assertThat(census.divide().values().stream().mapToLong(sum -> sum).sum())
                        .isEqualTo(total(census.histogram()));
            }
        }
    }

    /** All answers added up; a refused question adds nothing. */
    private static long total(Map<String, Long> histogram) {
        return histogram.entrySet().stream()
                .filter(entry -> entry.getKey().matches("-?\\d+"))
                .mapToLong(entry -> Long.parseLong(entry.getKey()) * entry.getValue())
                .sum();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsPlayedFromTheFirstEventToThePlaces(Game<?, ?> game) {
        List<Vector.Play> whole =
                tasks(game, Vector.Play.class).stream()
                        .filter(play -> play.given().isEmpty() && play.steps().size() >= 5)
                        .filter(play -> !play.last().then().places().orElse(Map.of()).isEmpty())
                        .toList();
        assertThat(whole).isNotEmpty();
        assertThat(whole)
                .as("a refused event in the middle")
                .anyMatch(play -> play.steps().stream().anyMatch(step -> !step.then().accepted()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasReportsThatAreNoneAndFilesWithMistakes(Game<?, ?> game) {
        assertThat(tasks(game, Vector.Play.class))
                .filteredOn(play -> !play.last().then().problems().isEmpty())
                .extracting(play -> play.last().then().problems().get(0).code())
                .contains(
                        "unknown-event",
                        "missing-field",
                        "unknown-field",
                        "wrong-type",
                        "number-out-of-range");
        List<Vector.Document> documents = tasks(game, Vector.Document.class);
        assertThat(documents).filteredOn(file -> file.problems().isEmpty()).isNotEmpty();
        assertThat(documents).hasSizeGreaterThanOrEqualTo(5);
    }
}
