package org.pubgames.conformance;

import org.pubgames.core.rules.RuledGames;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.pubgames.conformance.comparison.VectorRunner;
import org.pubgames.core.rules.RuledGame;

/**
 * The rules of our games are asked directly; sessions of the rule engine must pass every vector
 * too.
 */
class SessionsTest {

    @TestFactory
    Stream<DynamicTest> everyGamePassesInSessions() {
        return Shipped.games().stream()
                .map(
                        game ->
                                DynamicTest.dynamicTest(
                                        game.key().id(), () -> passes(RuledGames.of(game))));
    }

    private static void passes(RuledGame<?, ?> game) {
        VectorRunner runner = new VectorRunner(game.judgedBy(game.rules().inSessions()));
        List<String> failed =
                Shipped.quick(game).stream()
                        .map(vector -> runner.run(vector))
                        .filter(result -> result.status() != VectorResult.Status.PASS)
                        .map(result -> result.vector().id() + ": " + result.why())
                        .toList();
        assertThat(failed).isEmpty();
    }
}
