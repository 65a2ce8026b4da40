package org.pubgames.core;

import java.util.List;
import org.pubgames.core.internal.text.Unchanging;

/**
 * A match as one viewer may see it: what is hidden from him is not in it, not even covered up. A
 * plain value that can be sent anywhere.
 *
 * @param header what the match is about
 * @param viewer who looks
 * @param state the state without what the viewer may not see
 * @param log the accepted events without what the viewer may not see; rulings never tell hidden
 *     things
 * @param turn who must speak next
 */
public record MatchView<S extends GameState, E extends GameEvent>(
        MatchHeader header, Viewer viewer, S state, List<Entry<E>> log, Turn turn) {
    /**
     * Keeps copies of its lists.
     *
     * @param header what the match is about
     * @param viewer who looks
     * @param state the state without what the viewer may not see
     * @param log the accepted events without what the viewer may not see; rulings never tell hidden
     *     things
     * @param turn who must speak next
     */
    public MatchView {
        log = log instanceof Unchanging ? log : List.copyOf(log);
    }
}
