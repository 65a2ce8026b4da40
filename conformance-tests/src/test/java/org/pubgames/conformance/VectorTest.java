package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.pubgames.conformance.comparison.VectorRunner;
import org.pubgames.core.Game;

/**
 * Every shipped vector, run against our own games: a test each. Of the censuses {@code
 * ConformanceRunTest} takes every fifth, and all at length.
 */
class VectorTest {

    @TestFactory
    Stream<DynamicContainer> games() {
        return Shipped.games().stream()
                .map(
                        game ->
                                DynamicContainer.dynamicContainer(
                                        game.key().id(),
                                        Shipped.quick(game).stream()
                                                .map(vector -> test(game, vector))));
    }

    private static DynamicTest test(Game<?, ?> game, Vector vector) {
        URI line =
                URI.create("classpath:" + vector.where().file() + "?line=" + vector.where().line());
        return DynamicTest.dynamicTest(
                vector.id() + "  " + vector.title(),
                line,
                () -> {
                    VectorResult result = new VectorRunner(game).run(vector);
                    assertThat(result.status())
                            .as(result.why())
                            .isEqualTo(VectorResult.Status.PASS);
                });
    }
}
