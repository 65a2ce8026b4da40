package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.core.Ruling;
import org.pubgames.sjoelen.Sjoelen;

/**
 * Proves that the vectors can tell a wrong game from a right one: each rule is silenced in turn,
 * and a vector aimed at it must notice.
 */
class SilencedRuleTest {

    private static final Sjoelen RIGHT = new Sjoelen();

    /** For each rule, what its vectors came to while it was silenced. */
    private static final Map<String, List<VectorResult>> MATRIX = new TreeMap<>();

    @BeforeAll
    static void silenceEachRuleInTurn() {
        Map<String, List<Vector>> aimed =
                Shipped.vectors(RIGHT).stream().collect(Collectors.groupingBy(Vector::rule));
        for (String rule : new TreeSet<>(RIGHT.rules().names())) {
            VectorRunner wrong = new VectorRunner(Sjoelen.without(rule));
            MATRIX.put(rule, aimed.getOrDefault(rule, List.of()).stream().map(wrong::run).toList());
        }
        System.out.println(summary());
    }

    @Test
    void aSilencedRuleFailsAVectorAimedAtIt() {
        List<String> alive = new ArrayList<>();
        MATRIX.forEach(
                (rule, results) -> {
                    if (results.stream().noneMatch(result -> result.status() == Status.FAIL)) {
                        alive.add(rule);
                    }
                });
        assertThat(alive).as("rules that nobody misses").isEmpty();
    }

    /**
     * A missing name in the list of rulings is a weak proof; what the rule does must be missed.
     * Rules that only note something have nothing else to be missed for.
     */
    @Test
    void aRuleThatDoesSomethingIsMissedForWhatItDoes() {
        List<String> weak = new ArrayList<>();
        MATRIX.forEach(
                (rule, results) -> {
                    boolean noticed =
                            results.stream()
                                    .filter(result -> result.status() == Status.FAIL)
                                    .anyMatch(VectorResult::behaviourDiffers);
                    if (!noticed && doesSomething(rule)) {
                        weak.add(rule);
                    }
                });
        assertThat(weak).as("rules missed only by name").isEmpty();
    }

    @Test
    void control_nothingSilencedNothingFails() {
        assertThat(failing(new VectorRunner(RIGHT), "none")).isEmpty();
    }

    @Test
    void control_onlyVectorsThatExpectTheSilencedRuleMissIt() {
        String rule = "sjoelen.card.passed";
        assertThat(failing(new VectorRunner(Sjoelen.without(rule)), rule)).isEmpty();
    }

    /** The vectors that fail although they do not expect a rule. */
    private static List<String> failing(VectorRunner runner, String rule) {
        assertThat(Shipped.vectors(RIGHT)).isNotEmpty();
        return Shipped.vectors(RIGHT).stream()
                .filter(vector -> !vector.then().rulings().contains(rule))
                .map(runner::run)
                .filter(result -> result.status() == Status.FAIL)
                .map(VectorResult::why)
                .toList();
    }

    private static boolean doesSomething(String rule) {
        VectorRunner right = new VectorRunner(RIGHT);
        return Shipped.vectors(RIGHT).stream()
                .filter(vector -> vector.rule().equals(rule))
                .flatMap(vector -> right.run(vector).rulings().stream())
                .anyMatch(
                        ruling -> ruling.rule().equals(rule) && ruling.kind() != Ruling.Kind.NOTES);
    }

    private static String summary() {
        Map<What, Integer> kills = new EnumMap<>(What.class);
        int killed = 0;
        int vectors = 0;
        for (List<VectorResult> results : MATRIX.values()) {
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
        return "sjoelen: "
                + killed
                + " of "
                + MATRIX.size()
                + " silenced rules killed by "
                + vectors
                + " vectors aimed at them; rules noticed by "
                + kills;
    }
}
