package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.docs.DrlPlaces;
import org.pubgames.core.Game;
import org.pubgames.core.Rule;

/** Conditions on the vectors as a whole. */
class VectorGatesTest {

    private static final Pattern SITUATION = Pattern.compile("situation [A-Z]*\\d+");

    static List<Game<?, ?>> games() {
        return Shipped.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyVectorNamesRulesOfTheBook(Game<?, ?> game) {
        for (Vector vector : Shipped.vectors(game)) {
            assertThat(game.rulebook().rule(vector.rule())).as(vector.id()).isPresent();
            for (Vector.Step step : steps(vector)) {
                for (String rule : step.then().rulings()) {
                    assertThat(game.rulebook().rule(rule)).as(vector.id() + " " + rule).isPresent();
                }
                assertThat(step.then().rulings()).as(vector.id()).doesNotHaveDuplicates();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void idsAreUniqueAndBeginWithTheRule(Game<?, ?> game) {
        List<Vector> vectors = Shipped.vectors(game);
        assertThat(vectors).extracting(Vector::id).doesNotHaveDuplicates();
        for (Vector vector : vectors) {
            String further = vector.repeats() ? "@" + vector.variant().base() : "";
            assertThat(vector.id())
                    .matches(Pattern.quote(vector.rule()) + "/\\d{2,3}" + Pattern.quote(further));
        }
    }

    private static List<Vector.Step> steps(Vector vector) {
        return vector.play().map(Vector.Play::steps).orElse(List.of());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPositiveVectorExpectsItsRuleAndANegativeOneDoesNot(Game<?, ?> game) {
        Set<String> untold = DrlPlaces.untold();
        for (Vector vector : Shipped.vectors(game)) {
            if (vector.play().isPresent()) {
                assertThat(vector.rulings().contains(vector.rule()))
                        .as(vector.id())
                        .isEqualTo(
                                vector.polarity() == Vector.Polarity.POSITIVE
                                        && !untold.contains(vector.rule()));
            }
        }
    }

    /** Where no rule fires, a positive vector is about something valid. */
    @ParameterizedTest
    @MethodSource("games")
    void aSoundFileIsPositiveAndQuestionsThatCannotBeAreNegative(Game<?, ?> game) {
        for (Vector vector : Shipped.vectors(game)) {
            boolean positive = vector.polarity() == Vector.Polarity.POSITIVE;
            if (vector.task() instanceof Vector.Document document) {
                assertThat(document.problems().isEmpty()).as(vector.id()).isEqualTo(positive);
            } else if (vector.task() instanceof Vector.Question question) {
                boolean refused =
                        question.answers().stream()
                                .anyMatch(answer -> answer.containsKey("problem"));
                assertThat(positive && refused).as(vector.id()).isFalse();
            } else if (vector.task() instanceof Vector.Census) {
                assertThat(positive).as(vector.id()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsNoEventIsRefusedWithoutAnyRule(Game<?, ?> game) {
        for (Vector vector : Shipped.vectors(game)) {
            for (Vector.Step step : steps(vector)) {
                if (!step.then().problems().isEmpty()) {
                    assertThat(step.then().accepted()).as(vector.id()).isFalse();
                    assertThat(step.then().rulings()).as(vector.id()).isEmpty();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySourceIsAClauseOrASituation(Game<?, ?> game) {
        for (Vector vector : Shipped.vectors(game)) {
            if (!vector.source().isEmpty() && !SITUATION.matcher(vector.source()).matches()) {
                assertThat(game.rulebook().clause(vector.source()))
                        .as(vector.id() + " " + vector.source())
                        .isPresent();
            }
        }
    }

    /** What the README says of rules without vectors: border values, or the choice of a variant. */
    @ParameterizedTest
    @MethodSource("games")
    void aRuleWithoutAVectorJudgesNoEvents(Game<?, ?> game) {
        Set<String> aimedAt =
                Shipped.vectors(game).stream().map(Vector::rule).collect(Collectors.toSet());
        for (Rule rule : game.rulebook().rules()) {
            if (!aimedAt.contains(rule.id())) {
                assertThat(rule.by()).as(rule.id()).isNotEqualTo(Rule.By.RULES);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleHasAPositiveAndANegativeVector(Game<?, ?> game) {
        Set<String> rules =
                game.rulebook().rules().stream()
                        .filter(rule -> rule.by() == Rule.By.RULES)
                        .map(Rule::id)
                        .collect(Collectors.toCollection(TreeSet::new));
        for (Vector.Polarity polarity : Vector.Polarity.values()) {
            Set<String> without = new TreeSet<>(rules);
            Shipped.vectors(game).stream()
                    .filter(vector -> vector.play().isPresent())
                    .filter(vector -> vector.polarity() == polarity)
                    .forEach(vector -> without.remove(vector.rule()));
            assertThat(without).as("rules without a " + polarity + " vector").isEmpty();
        }
    }
}
