package org.pubgames.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Rule;
import org.pubgames.core.rules.RuledGames;

/** Clause, rule, line of the rule set and vector hold together, in every direction. */
class TraceTest {

    private static final Map<String, DrlPlaces.Place> PLACES = DrlPlaces.all();

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    private static List<Vector> vectors(Game<?, ?> game) {
        return ShippedVectors.of(game.key().id());
    }

    /** Clause → rule: realised, or with the reason why no software can decide it. */
    @ParameterizedTest
    @MethodSource("games")
    void everyClauseOfTheStandardSourceHasARuleOrAReason(Game<?, ?> game) {
        String standard = game.rulebook().sources().get(0).id();
        List<String> loose =
                game.rulebook().clauses().stream()
                        .filter(clause -> clause.source().equals(standard))
                        .filter(Clause::testable)
                        .map(Clause::id)
                        .filter(id -> game.rulebook().realising(id).isEmpty())
                        .toList();
        assertThat(loose).as("clauses of " + standard + " without a rule").isEmpty();
    }

    /** Rule → clause and rule → line: each names a clause that it is cited for. */
    @ParameterizedTest
    @MethodSource("games")
    void everyRuleStandsInTheRuleSetUnderAClauseThatItRealises(Game<?, ?> game) {
        for (Rule rule : game.rulebook().rules()) {
            assertThat(rule.citations()).as(rule.id()).isNotEmpty();
            if (rule.by() != Rule.By.RULES) {
                assertThat(PLACES).as(rule.id()).doesNotContainKey(rule.id());
                continue;
            }
            assertThat(PLACES).as(rule.id() + " in the rule files").containsKey(rule.id());
            String shown =
                    Optional.ofNullable(PLACES.get(rule.id()))
                            .map(DrlPlaces.Place::clause)
                            .orElse("");
            assertThat(game.rulebook().clause(shown).isPresent() || shared(rule))
                    .as(rule.id() + " shows " + shown)
                    .isTrue();
        }
    }

    /** Shared rules show a clause of one of the games they serve. */
    private static boolean shared(Rule rule) {
        return rule.id().startsWith("shuffleboard.");
    }

    /** Line → rule: every rule of the rule set is in a rulebook. */
    @Test
    void everyRuleOfTheRuleSetIsInARulebook() {
        Set<String> known = new TreeSet<>();
        games().forEach(game -> game.rulebook().rules().forEach(rule -> known.add(rule.id())));
        Set<String> unknown = new TreeSet<>(PLACES.keySet());
        unknown.removeAll(known);
        assertThat(unknown).isEmpty();
        assertThat(PLACES).hasSizeGreaterThan(400);
    }

    /** Rule → vector: at least one in which it fires and one in which it does not. */
    @ParameterizedTest
    @MethodSource("games")
    void everyRuleThatJudgesIsAimedAtFromBothSides(Game<?, ?> game) {
        Map<String, List<Vector>> aimed =
                vectors(game).stream().collect(Collectors.groupingBy(Vector::rule));
        List<String> loose = new ArrayList<>();
        for (Rule rule : game.rulebook().rules()) {
            if (rule.by() == Rule.By.RULES) {
                for (Vector.Polarity polarity : Vector.Polarity.values()) {
                    if (aimed.getOrDefault(rule.id(), List.of()).stream()
                            .noneMatch(vector -> vector.polarity() == polarity)) {
                        loose.add(rule.id() + " " + polarity);
                    }
                }
            }
        }
        assertThat(loose).isEmpty();
    }

    /**
     * Vector → rule: whatever a vector aims at or expects is in the rulebook, and what it guards is
     * in the rule set: also a rule of the family that the book leaves out can go wrong.
     */
    @ParameterizedTest
    @MethodSource("games")
    void everyRuleThatAVectorNamesIsInTheRulebook(Game<?, ?> game) {
        Set<String> unknown = new TreeSet<>();
        for (Vector vector : vectors(game)) {
            unknown.add(vector.rule());
            vector.guards().stream()
                    .filter(rule -> !RuledGames.of(game).rules().names().contains(rule))
                    .forEach(unknown::add);
            vector.play()
                    .ifPresent(
                            play ->
                                    play.steps()
                                            .forEach(
                                                    step -> unknown.addAll(step.then().rulings())));
        }
        unknown.removeIf(rule -> game.rulebook().rule(rule).isPresent());
        assertThat(unknown).isEmpty();
    }
}
