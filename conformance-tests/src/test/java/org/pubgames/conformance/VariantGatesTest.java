package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Variant;

/** No variant is shipped without a vector that is played by exactly that one. */
class VariantGatesTest {

    static List<Game<?, ?>> games() {
        return Shipped.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyShippedVariantHasAVector(Game<?, ?> game) {
        Set<String> shipped =
                game.variants().all().stream()
                        .map(Variant::id)
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(shipped).isNotEmpty();
        assertThat(played(game)).as("variants with a vector").containsAll(shipped);
    }

    private static Set<String> played(Game<?, ?> game) {
        return Shipped.vectors(game).stream()
                .map(Vector::variant)
                .filter(Vector.PlayedBy::unchanged)
                .map(Vector.PlayedBy::base)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
