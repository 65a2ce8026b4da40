package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Rule;

/** What must hold of the vectors as a whole. */
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
            for (String rule : vector.then().rulings()) {
                assertThat(game.rulebook().rule(rule)).as(vector.id() + " " + rule).isPresent();
            }
            assertThat(vector.then().rulings()).as(vector.id()).doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void idsAreUniqueAndBeginWithTheRule(Game<?, ?> game) {
        List<Vector> vectors = Shipped.vectors(game);
        assertThat(vectors).extracting(Vector::id).doesNotHaveDuplicates();
        for (Vector vector : vectors) {
            assertThat(vector.id()).matches(Pattern.quote(vector.rule()) + "/\\d{2}");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPositiveVectorExpectsItsRuleAndANegativeOneDoesNot(Game<?, ?> game) {
        for (Vector vector : Shipped.vectors(game)) {
            assertThat(vector.then().rulings().contains(vector.rule()))
                    .as(vector.id())
                    .isEqualTo(vector.polarity() == Vector.Polarity.POSITIVE);
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
                    .filter(vector -> vector.polarity() == polarity)
                    .forEach(vector -> without.remove(vector.rule()));
            assertThat(without).as("rules without a " + polarity + " vector").isEmpty();
        }
    }
}
