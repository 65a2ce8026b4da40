package org.pubgames.core;

import org.jspecify.annotations.Nullable;

/**
 * The typed name of a game; one constant per game, so that typed access needs no cast.
 *
 * @param id the id in files and commands, such as {@code sjoelen}
 * @param stateType the state of its matches
 * @param eventType the sealed interface of its events
 * @param <S> the state
 * @param <E> the events
 */
public record GameKey<S extends GameState, E extends GameEvent>(
        String id, Class<S> stateType, Class<E> eventType) {

    // by hand, like hashCode: generated ones make the first comparison of a process slow
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GameKey<?, ?> that
                && id.equals(that.id)
                && stateType == that.stateType
                && eventType == that.eventType;
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
