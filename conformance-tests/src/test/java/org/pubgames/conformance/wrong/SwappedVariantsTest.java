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
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;

/**
 * A variant is distinguished from a relative that is played instead of it; {@link
 * SwappedVariantsProof} takes all pairs.
 */
class SwappedVariantsTest {

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    /** A variant and the one it extends, each played instead of the other. */
    @ParameterizedTest
    @MethodSource("games")
    void aVariantIsToldFromItsParentUnlessThePairIsListed(Game<?, ?> game) throws IOException {
        List<SwappedVariants.Pair> pairs =
                SwappedVariants.of(
                        game,
                        ShippedVectors.of(game.key().id()),
                        (asked, played) -> extend(asked, played) || extend(played, asked));
        Set<String> listed = known(game.key().id());
        listed.retainAll(pairs.stream().map(pair -> line(game, pair)).toList());
        assertThat(pairs).isNotEmpty();
        assertThat(open(game, pairs)).isEqualTo(listed);
    }

    private static boolean extend(Variant child, Variant parent) {
        return child.parent()
                .map(pinned -> pinned.replaceAll("@.*", ""))
                .equals(Optional.of(parent.id()));
    }

    private static String line(Game<?, ?> game, SwappedVariants.Pair pair) {
        return game.key().id() + " " + pair.asked() + " " + pair.played();
    }

    /** The pairs that no vector tells apart. */
    static Set<String> open(Game<?, ?> game, List<SwappedVariants.Pair> pairs) {
        return pairs.stream()
                .filter(pair -> pair.by().isEmpty())
                .map(pair -> line(game, pair))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * The pairs that cannot be distinguished are in a list with the reason; it must have exactly
     * these.
     */
    static Set<String> known(String game) throws IOException {
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
