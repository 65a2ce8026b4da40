package org.pubgames.core;

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

    @Override
    public String toString() {
        return id;
    }
}
