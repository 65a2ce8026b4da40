package org.pubgames.conformance.zoo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.pubgames.conformance.Examiner;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Game;
import org.pubgames.core.Variant;

/**
 * The variants of a game, each played as if it were another. A vector tells a variant from its
 * sibling when it fails because the sibling was played; its own changes of settings are made to the
 * sibling too, so that only what the two differ in can be the cause. A census is not taken again,
 * but compared with the sibling's own census of the same questions, where there is one.
 */
public final class Siblings {

    private final Game<?, ?> game;
    private final Map<String, List<Vector>> vectors = new TreeMap<>();
    private final Set<Vector> telling = new LinkedHashSet<>();

    private Siblings(Game<?, ?> game, List<Vector> all) {
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
     * A variant played as if it were another.
     *
     * @param asked the id of the variant that is asked for
     * @param played the id of its sibling that is played
     * @param by the vector that tells them apart; empty when none does
     */
    public record Pair(String asked, String played, Optional<Vector> by) {}

    /**
     * Every ordered pair of shipped variants that are not the same rules under two names, each with
     * the first vector found that tells it apart.
     *
     * @param vectors the vectors of the game
     */
    public static List<Pair> of(Game<?, ?> game, List<Vector> vectors) {
        Siblings siblings = new Siblings(game, vectors);
        List<Pair> pairs = new ArrayList<>();
        for (Variant asked : game.variants().all()) {
            for (Variant played : game.variants().all()) {
                if (!asked.digest().equals(played.digest())) {
                    pairs.add(siblings.pair(asked, played));
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
        Set<Vector> order = new LinkedHashSet<>(telling);
        order.retainAll(own);
        order.addAll(own);
        for (Vector vector : order) {
            if (tells(vector, played)) {
                telling.add(vector);
                return new Pair(asked.id(), played.id(), Optional.of(vector));
            }
        }
        return new Pair(asked.id(), played.id(), Optional.empty());
    }

    private boolean tells(Vector vector, Variant played) {
        if (vector.task() instanceof Vector.Census census) {
            return vector.variant().set().isEmpty()
                    && sameCensus(census, played)
                            .filter(other -> !other.equals(census))
                            .isPresent();
        }
        Bug disguise = Bug.plays(right -> disguised(right, vector, played));
        try (Testee engine = new WrongEngine(played.id(), game.key().id(), disguise)) {
            return Hunt.kills(new Examiner(engine, engine.claim()).examine(vector));
        }
    }

    /** The sibling's own count of the same questions, which stands for asking them all again. */
    private Optional<Vector.Census> sameCensus(Vector.Census census, Variant played) {
        for (Vector vector : vectors.getOrDefault(played.id(), List.of())) {
            if (vector.task() instanceof Vector.Census other
                    && vector.variant().set().isEmpty()
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
