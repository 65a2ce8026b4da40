package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.comparison.VectorRunner;
import org.pubgames.core.Ruling;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/**
 * Proves that the vectors distinguish a wrong game from a right one: each rule is silenced in turn,
 * and a vector aimed at it must notice.
 */
class SilencedRuleTest {

    /** For each game and each of its rules, the results of its vectors while it was silenced. */
    private static final Map<String, Map<String, List<VectorResult>>> MATRICES = new TreeMap<>();

    static List<RuledGame<?, ?>> games() {
        return Shipped.games().stream().<RuledGame<?, ?>>map(RuledGames::of).toList();
    }

    private static Map<String, List<VectorResult>> matrix(RuledGame<?, ?> right) {
        return MATRICES.computeIfAbsent(right.key().id(), id -> silenceEachRuleInTurn(right));
    }

    private static Map<String, List<VectorResult>> silenceEachRuleInTurn(RuledGame<?, ?> right) {
        Map<String, List<Vector>> aimed =
                Shipped.quick(right).stream().collect(Collectors.groupingBy(Vector::rule));
        Map<String, List<VectorResult>> matrix = new TreeMap<>();
        for (String rule : right.ruleIds()) {
            VectorRunner wrong = new VectorRunner(right.without(rule));
            matrix.put(rule, aimed.getOrDefault(rule, List.of()).stream().map(wrong::run).toList());
        }
        System.out.println(summary(right.key().id(), matrix));
        return matrix;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSilencedRuleFailsAVectorAimedAtIt(RuledGame<?, ?> game) {
        List<String> alive = new ArrayList<>();
        matrix(game)
                .forEach(
                        (rule, results) -> {
                            if (results.stream()
                                    .noneMatch(result -> result.status() == Status.FAIL)) {
                                alive.add(rule);
                            }
                        });
        assertThat(alive).as("rules that nobody misses").isEmpty();
    }

    /**
     * A missing id in the list of rulings is a weak proof: the effect of the rule must be missing
     * too. Rules that only note something have no other effect.
     */
    @ParameterizedTest
    @MethodSource("games")
    void aRuleThatDoesSomethingIsMissedForWhatItDoes(RuledGame<?, ?> game) {
        List<String> weak = new ArrayList<>();
        matrix(game)
                .forEach(
                        (rule, results) -> {
                            boolean noticed =
                                    results.stream()
                                            .filter(result -> result.status() == Status.FAIL)
                                            .anyMatch(VectorResult::behaviourDiffers);
                            if (!noticed && doesSomething(game, rule)) {
                                weak.add(rule);
                            }
                        });
        assertThat(weak).as("rules missed only by name").isEmpty();
    }

    @Tag("proof")
    @ParameterizedTest
    @MethodSource("games")
    void control_nothingSilencedNothingFails(RuledGame<?, ?> game) {
        assertThat(failing(game, new VectorRunner(game), "none")).isEmpty();
    }

    /** Takes a rule that only notes something in the right game. */
    @Tag("proof")
    @ParameterizedTest
    @MethodSource("games")
    void control_onlyVectorsThatExpectTheSilencedRuleMissIt(RuledGame<?, ?> game) {
        String rule =
                game.ruleIds().stream()
                        .filter(name -> !doesSomething(game, name))
                        .findFirst()
                        .orElseThrow();
        assertThat(failing(game, new VectorRunner(game.without(rule)), rule)).isEmpty();
    }

    /** The vectors that fail although they do not expect a rule. */
    private static List<String> failing(RuledGame<?, ?> game, VectorRunner runner, String rule) {
        assertThat(Shipped.quick(game)).isNotEmpty();
        return Shipped.quick(game).stream()
                .filter(vector -> !expects(vector, rule))
                .map(runner::run)
                .filter(result -> result.status() == Status.FAIL)
                .map(VectorResult::why)
                .toList();
    }

    /** In any of its steps. */
    private static boolean expects(Vector vector, String rule) {
        return vector.play().map(Vector.Play::steps).orElse(List.of()).stream()
                .anyMatch(step -> step.then().rulings().contains(rule));
    }

    /** A rule that concludes without being told decides something as well. */
    private static boolean doesSomething(RuledGame<?, ?> game, String rule) {
        Set<Ruling.Kind> kinds =
                Shipped.vectors(game).stream()
                        .filter(vector -> vector.rule().equals(rule))
                        .flatMap(vector -> Shipped.rulings(game, vector).stream())
                        .filter(ruling -> ruling.rule().equals(rule))
                        .map(Ruling::kind)
                        .collect(Collectors.toSet());
        return !kinds.equals(Set.of(Ruling.Kind.NOTES));
    }

    private static String summary(String game, Map<String, List<VectorResult>> matrix) {
        Map<What, Integer> kills = new EnumMap<>(What.class);
        int killed = 0;
        int vectors = 0;
        for (List<VectorResult> results : matrix.values()) {
            vectors += results.size();
            List<Difference> all =
                    results.stream()
                            .filter(result -> result.status() == Status.FAIL)
                            .flatMap(result -> result.differences().stream())
                            .toList();
            killed += all.isEmpty() ? 0 : 1;
            all.stream()
                    .map(Difference::what)
                    .distinct()
                    .forEach(what -> kills.merge(what, 1, Integer::sum));
        }
        return game
                + ": "
                + killed
                + " of "
                + matrix.size()
                + " silenced rules killed by "
                + vectors
                + " vectors aimed at them; rules noticed by "
                + kills;
    }
}
