package org.pubgames.store;

import java.util.List;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Problem;
import org.pubgames.core.Revision;

/**
 * Asked before anything is judged: whether whoever sends it may report it. Must be safe to share
 * between threads, and quick: the match waits for it.
 */
public interface Guard {

    /**
     * {@return why the event may not be reported by this sender; empty where it may}
     *
     * @param match the match as it stands
     * @param event what is reported
     * @param <S> the state of the game
     * @param <E> its events
     */
    <S extends GameState, E extends GameEvent> List<Problem> event(HeldMatch<S, E> match, E event);

    /**
     * {@return why this sender may not revise this; empty where he may}
     *
     * @param match the match as it stands
     * @param revision what is to be revised
     * @param <S> the state of the game
     * @param <E> its events
     */
    <S extends GameState, E extends GameEvent> List<Problem> revision(
            HeldMatch<S, E> match, Revision<E> revision);

    /** {@return a guard that lets everything pass, for hosts that have asked before} */
    static Guard open() {
        return new Guard() {
            @Override
            public <S extends GameState, E extends GameEvent> List<Problem> event(
                    HeldMatch<S, E> match, E event) {
                return List.of();
            }

            @Override
            public <S extends GameState, E extends GameEvent> List<Problem> revision(
                    HeldMatch<S, E> match, Revision<E> revision) {
                return List.of();
            }
        };
    }
}
