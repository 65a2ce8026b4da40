package org.pubgames.conformance.wrong;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Game;
import org.pubgames.core.Games;

/** Every variant is distinguished from every other that is played instead of it. */
class SwappedVariantsTest {

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    /**
     * The pairs that cannot be distinguished are in a list with the reason; it must have exactly
     * these.
     */
    @ParameterizedTest
    @MethodSource("games")
    void everyPairIsToldApartButThoseListed(Game<?, ?> game) throws IOException {
        String id = game.key().id();
        List<SwappedVariants.Pair> pairs = WrongReports.pairs(game);
        long different =
                game.variants().all().stream().map(variant -> variant.digest()).distinct().count();
        assertThat(pairs).hasSizeGreaterThanOrEqualTo((int) (different * (different - 1)));
        Set<String> open = new TreeSet<>();
        pairs.stream()
                .filter(pair -> pair.by().isEmpty())
                .forEach(pair -> open.add(id + " " + pair.asked() + " " + pair.played()));
        assertThat(open).isEqualTo(known(id));
    }

    private static Set<String> known(String game) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(
                        SwappedVariantsTest.class.getResourceAsStream("open-pairs.txt"))) {
            Set<String> known = new TreeSet<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(game + " "))
                    .forEach(known::add);
            return known;
        }
    }

    /** Without vectors no pair is distinguished. */
    @Test
    void control_withoutVectorsNothingIsToldApart() {
        Game<?, ?> deck = Games.find("deck-shuffleboard").orElseThrow();
        assertThat(SwappedVariants.of(deck, List.of()))
                .isNotEmpty()
                .allMatch(pair -> pair.by().isEmpty());
    }

    /** The vector that distinguishes a pair belongs to the variant that was asked for. */
    @Test
    void theVectorIsOfTheVariantThatWasAskedFor() {
        Game<?, ?> deck = Games.find("deck-shuffleboard").orElseThrow();
        List<SwappedVariants.Pair> pairs = WrongReports.pairs(deck);
        assertThat(pairs)
                .extracting(SwappedVariants.Pair::by)
                .filteredOn(Optional::isPresent)
                .isNotEmpty();
        for (SwappedVariants.Pair pair : pairs) {
            Optional<Vector> by = pair.by();
            assertThat(by.map(vector -> vector.variant().base()))
                    .isIn(Optional.empty(), Optional.of(pair.asked()));
        }
    }
}
