package org.pubgames.conformance;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.core.Game;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * The variants that vectors are played by, each resolved once and kept. Safe to share between
 * threads.
 */
public final class PlayedVariant {

    private static final Map<String, PlayedVariant> SHIPPED = new ConcurrentHashMap<>();

    private final Game<?, ?> game;
    private final Map<Vector.PlayedBy, Variant> known = new ConcurrentHashMap<>();

    private PlayedVariant(Game<?, ?> game) {
        this.game = game;
    }

    /** The variants of an installed game. */
    public static PlayedVariant of(Game<?, ?> game) {
        return SHIPPED.computeIfAbsent(game.key().id(), id -> new PlayedVariant(game));
    }

    /** The variant that a vector is played by, or why it cannot be resolved. */
    public Reading<Variant> of(Vector vector) {
        Variant variant = known.get(vector.variant());
        if (variant != null) {
            return Reading.of(variant);
        }
        // only valid variants are kept: a mistake is reported at the vector that makes it
        Reading<Variant> resolved = resolve(vector);
        if (resolved instanceof Reading.Read<Variant> read) {
            known.put(vector.variant(), read.value());
        }
        return resolved;
    }

    private Reading<Variant> resolve(Vector vector) {
        Vector.PlayedBy playedBy = vector.variant();
        if (playedBy.base().isEmpty()) {
            return Reading.of(game.variants().standard());
        }
        return game.variants()
                .look(playedBy.base(), vector.where())
                .fold(
                        base -> playedBy.unchanged() ? Reading.of(base) : changed(vector, base),
                        Reading::failed);
    }

    private Reading<Variant> changed(Vector vector, Variant base) {
        StringBuilder changes = new StringBuilder();
        if (!vector.variant().with().isEmpty()) {
            changes.append("with: ").append(JsonWriter.write(vector.variant().with())).append('\n');
        }
        changes.append(vector.variant().set().isEmpty() ? "" : "changes:\n");
        vector.variant()
                .set()
                .forEach(
                        (setting, value) ->
                                changes.append("  ")
                                        .append(JsonWriter.write(setting))
                                        .append(": {to: ")
                                        .append(value)
                                        .append(", because: \"the vector\"}\n"));
        changes.append(vector.variant().tables().isEmpty() ? "" : "tables:\n");
        vector.variant()
                .tables()
                .forEach(
                        (kind, table) ->
                                changes.append("  ")
                                        .append(JsonWriter.write(kind))
                                        .append(": ")
                                        .append(table)
                                        .append('\n'));
        String yaml =
                """
                variant: 2
                game: %s
                id: vector
                title: {en: v, nl: v, de: v}
                extends: %s
                %s"""
                        .formatted(game.key().id(), base.pinned(), changes);
        return game.variants().read(yaml, vector.id());
    }
}
