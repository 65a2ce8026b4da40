package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.pubgames.conformance.comparison.VectorRunner;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/**
 * The rules of our games are asked directly; sessions of the rule engine must pass every vector
 * too.
 */
class SessionsTest {

    @TestFactory
    Stream<DynamicTest> everyGamePassesInSessions() {
        return passing(9);
    }

    @TestFactory
    @Tag("proof")
    Stream<DynamicTest> everyGamePassesEveryVectorInSessions() {
        return passing(1);
    }

    private static Stream<DynamicTest> passing(int oneIn) {
        return Shipped.games().stream()
                .map(
                        game ->
                                DynamicTest.dynamicTest(
                                        game.key().id(), () -> passes(RuledGames.of(game), oneIn)));
    }

    private static void passes(RuledGame<?, ?> game, int oneIn) {
        VectorRunner runner = new VectorRunner(game.judgedBy(game.rules().inSessions()));
        List<Vector> vectors = Shipped.quick(game);
        List<String> failed =
                IntStream.range(0, vectors.size())
                        .filter(i -> i % oneIn == 0)
                        .mapToObj(i -> runner.run(vectors.get(i)))
                        .filter(result -> result.status() != VectorResult.Status.PASS)
                        .map(result -> result.vector().id() + ": " + result.why())
                        .toList();
        assertThat(failed).isEmpty();
    }
}
