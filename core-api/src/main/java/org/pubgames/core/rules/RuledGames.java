package org.pubgames.core.rules;

import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.spi.TypedGame;

/**
 * The way from a game to the rules that judge it: for tests, the kit and benchmarks, which silence
 * rules, change engines and look at the compact forms of the build.
 */
public final class RuledGames {

    private RuledGames() {}

    /**
     * What is behind a game.
     *
     * @throws IllegalArgumentException when the game is not one of this library's engine
     */
    public static <S extends GameState, E extends GameEvent> RuledGame<S, E> of(Game<S, E> game) {
        Game<S, E> engine = game instanceof TypedGame<S, E> typed ? typed.untyped() : game;
        if (engine instanceof RuledGame<S, E> ruled) {
            return ruled;
        }
        throw new IllegalArgumentException(
                game.key().id() + " is " + engine.getClass() + ", no game judged by a rule set");
    }
}
