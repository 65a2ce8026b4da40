package org.pubgames.cli;

import java.util.List;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;

/**
 * Draws a game as SVG.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public interface GameDrawing<S extends GameState, E extends GameEvent> {

    /** The answer to a stateless question. */
    String score(Variant variant, List<String> arguments, Score score);

    /** How a match stands. */
    String match(Scene<S, E> scene);
}
