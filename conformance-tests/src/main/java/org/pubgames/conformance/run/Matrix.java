package org.pubgames.conformance.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.comparison.Applicability;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;

/**
 * What a run is about, before it begins: how many vectors there are of each game, variant and
 * feature, and how many of them the implementation's claims cover.
 *
 * @param rows one for each game, variant and feature, in the order of the vectors
 */
public record Matrix(List<Row> rows) {

    /**
     * Some of the vectors.
     *
     * @param game the game's id
     * @param variant the shipped variant's id, empty where none is played
     * @param feature what they need at least
     * @param vectors how many there are
     * @param applicable how many of them apply
     */
    public record Row(String game, String variant, Feature feature, int vectors, int applicable) {}

    public Matrix {
        rows = List.copyOf(rows);
    }

    /** Counts the vectors that an implementation's claim covers. */
    public static Matrix of(List<Vector> vectors, Claim claim) {
        record Key(String game, String variant, Feature feature) {}
        Applicability applicability = new Applicability(claim);
        Map<Key, int[]> counts = new LinkedHashMap<>();
        for (Vector vector : vectors) {
            Key key = new Key(vector.game(), vector.variant().base(), Applicability.needed(vector));
            int[] count = counts.computeIfAbsent(key, none -> new int[2]);
            count[0]++;
            count[1] += applicability.missing(vector).isEmpty() ? 1 : 0;
        }
        List<Row> rows = new ArrayList<>();
        counts.forEach(
                (key, count) ->
                        rows.add(new Row(key.game, key.variant, key.feature, count[0], count[1])));
        return new Matrix(rows);
    }

    /**
     * Games, and variants as {@code game/variant}, that an implementation claims and that are not
     * shipped: games of others, or typing mistakes.
     */
    public static List<String> strange(Claim claim) {
        List<String> strange = new ArrayList<>();
        claim.games()
                .forEach(
                        (id, variants) -> {
                            Optional<Game<?, ?>> game = Games.find(id);
                            if (game.isEmpty()) {
                                strange.add(id);
                                return;
                            }
                            List<String> known =
                                    game.get().variants().all().stream().map(Variant::id).toList();
                            variants.stream()
                                    .filter(variant -> !known.contains(variant))
                                    .forEach(variant -> strange.add(id + "/" + variant));
                        });
        return List.copyOf(strange);
    }

    /** How many games there are. */
    public int games() {
        return (int) rows.stream().map(Row::game).distinct().count();
    }

    /** How many variants of games there are. */
    public int variants() {
        return (int)
                rows.stream()
                        .filter(row -> !row.variant().isEmpty())
                        .map(row -> row.game() + "/" + row.variant())
                        .distinct()
                        .count();
    }

    /** How many vectors there are. */
    public int vectors() {
        return rows.stream().mapToInt(Row::vectors).sum();
    }

    /** How many of them apply. */
    public int applicable() {
        return rows.stream().mapToInt(Row::applicable).sum();
    }
}
