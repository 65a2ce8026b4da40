package org.pubgames.core.internal.compare;

import java.util.HashMap;
import java.util.Map;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;

/**
 * The positions that matches of one variant came to. Judging depends on the state alone, so matches
 * with equal states are one position, whatever led there.
 */
final class Positions<S extends GameState, E extends GameEvent> {

    private final Map<S, Position<S, E>> known = new HashMap<>();
    private final Position<S, E> opening;

    Positions(Match<S, E> match) {
        this.opening = of(match);
    }

    Position<S, E> opening() {
        return opening;
    }

    Position<S, E> of(Match<S, E> match) {
        return known.computeIfAbsent(match.state(), state -> new Position<>(this, match));
    }
}
