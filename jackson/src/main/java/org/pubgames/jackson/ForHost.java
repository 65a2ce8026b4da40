package org.pubgames.jackson;

import java.util.Objects;

/**
 * Anything that is written whole, with what is hidden from players: an event, a state, a match,
 * moves, or something of the host's own that holds them. Only for what the host itself reads, such
 * as a database or a log of its own. It is written as the value alone. Immutable.
 *
 * @param value what is written
 * @param <T> what it is
 */
public record ForHost<T>(T value) {

    /**
     * Checks that there is something to write.
     *
     * @param value what is written
     */
    public ForHost {
        Objects.requireNonNull(value, "value");
    }

    /**
     * {@return the value, to be written whole}
     *
     * @param value what is written
     * @param <T> what it is
     */
    public static <T> ForHost<T> of(T value) {
        return new ForHost<>(value);
    }
}
