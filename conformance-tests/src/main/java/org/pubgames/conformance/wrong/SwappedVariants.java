package org.pubgames.conformance.wrong;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Game;
import org.pubgames.core.Variant;

/**
 * Each variant of a game played instead of each other one. A vector distinguishes two variants when
 * it belongs to the one and fails because the other is played. Changes of settings that the vector
 * makes are made to the other variant too, so that only the difference of the two can be the cause.
 * A census is not taken again, but compared with the other variant's census of the same questions,
 * where there is one.
 */
public final class SwappedVariants {

    private final Game<?, ?> game;
    private final Map<String, List<Vector>> vectors = new TreeMap<>();
    private final Set<Vector> distinguishing = new LinkedHashSet<>();

    private SwappedVariants(Game<?, ?> game, List<Vector> all) {
        this.game = game;
        for (Vector vector : all) {
            if (!(vector.task() instanceof Vector.Document)
                    && vector.game().equals(game.key().id())) {
                vectors.computeIfAbsent(vector.variant().base(), base -> new ArrayList<>())
                        .add(vector);
            }
        }
    }

    /**
     * A variant that is asked for, and another that is played instead.
     *
     * @param asked the id of the variant that is asked for
     * @param played the id of the variant that is played
     * @param by the vector that distinguishes them; empty when none does
     */
    public record Pair(String asked, String played, Optional<Vector> by) {}

    /**
     * Every ordered pair of shipped variants that are not the same rules under two names, each with
     * the first vector found that distinguishes it.
     *
     * @param vectors the vectors of the game
     */
    public static List<Pair> of(Game<?, ?> game, List<Vector> vectors) {
        return of(game, vectors, (asked, played) -> true);
    }

    /**
     * The same for some pairs.
     *
     * @param compared whether the first variant is compared with the second that is played
     */
    public static List<Pair> of(
            Game<?, ?> game, List<Vector> vectors, BiPredicate<Variant, Variant> compared) {
        SwappedVariants swapped = new SwappedVariants(game, vectors);
        List<Pair> pairs = new ArrayList<>();
        for (Variant asked : game.variants().all()) {
            for (Variant played : game.variants().all()) {
                if (!asked.digest().equals(played.digest()) && compared.test(asked, played)) {
                    pairs.add(swapped.pair(asked, played));
                }
            }
        }
        return pairs;
    }

    /** Ids of variants that are the same rules under other names, with those of the first. */
    public static Map<String, List<String>> twins(Game<?, ?> game) {
        Map<String, List<String>> byDigest = new LinkedHashMap<>();
        for (Variant variant : game.variants().all()) {
            byDigest.computeIfAbsent(variant.digest(), digest -> new ArrayList<>())
                    .add(variant.id());
        }
        Map<String, List<String>> twins = new LinkedHashMap<>();
        byDigest.values().stream()
                .filter(ids -> ids.size() > 1)
                .forEach(ids -> twins.put(ids.get(0), ids.subList(1, ids.size())));
        return twins;
    }

    private Pair pair(Variant asked, Variant played) {
        List<Vector> own = vectors.getOrDefault(asked.id(), List.of());
        Set<Vector> order = new LinkedHashSet<>(distinguishing);
        order.retainAll(own);
        order.addAll(own);
        for (Vector vector : order) {
            if (distinguishes(vector, played)) {
                distinguishing.add(vector);
                return new Pair(asked.id(), played.id(), Optional.of(vector));
            }
        }
        return new Pair(asked.id(), played.id(), Optional.empty());
    }

    private boolean distinguishes(Vector vector, Variant played) {
        if (!vector.variant().tables().isEmpty()) {
            return false;
        }
        if (vector.task() instanceof Vector.Census census) {
            return vector.variant().unchanged()
                    && sameCensus(census, played)
                            .filter(other -> !other.equals(census))
                            .isPresent();
        }
        Bug disguise = Bug.plays(right -> disguised(right, vector, played));
        try (Testee engine = new WrongEngine(played.id(), game.key().id(), disguise)) {
            return WrongRun.catches(new Examiner(engine, engine.claim()).examine(vector));
        }
    }

    /** The other variant's count of the same questions, which stands for asking them all again. */
    private Optional<Vector.Census> sameCensus(Vector.Census census, Variant played) {
        for (Vector vector : vectors.getOrDefault(played.id(), List.of())) {
            if (vector.task() instanceof Vector.Census other
                    && vector.variant().unchanged()
                    && other.domain().equals(census.domain())
                    && other.count().equals(census.count())
                    && other.sum().equals(census.sum())) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    private static RightGame disguised(RightGame right, Vector vector, Variant played) {
        RightGame other = right.under(played);
        for (Map.Entry<String, String> change : vector.variant().set().entrySet()) {
            other = other.under(change.getKey(), change.getValue());
        }
        return other;
    }
}
