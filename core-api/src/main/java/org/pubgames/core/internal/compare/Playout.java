package org.pubgames.core.internal.compare;

import java.util.Optional;
import java.util.Random;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;

/**
 * A match played on at random, every event legal: for tests, and for hosts who want to see a
 * variant played. The same seed from the same match gives the same match.
 *
 * @param seed any number
 * @param mostEvents the match is left where it is after so many events, at least 0
 */
public record Playout(long seed, int mostEvents) {

    /**
     * Checks the limit.
     *
     * @throws IllegalArgumentException when it is negative
     */
    public Playout {
        if (mostEvents < 0) {
            throw new IllegalArgumentException(mostEvents + " events; at least 0");
        }
    }

    /**
     * Plays on until play is over, nothing is legal, or the limit is reached. The answer's log
     * begins with that of the match it came from, which is not changed.
     */
    public <S extends GameState, E extends GameEvent> Match<S, E> from(Match<S, E> match) {
        Random random = new Random(seed);
        Match<S, E> now = match;
        for (int i = 0; i < mostEvents && !(now.turn() instanceof Turn.Over); i++) {
            Optional<Verdict<S, E>> verdict = now.drawn(random);
            if (verdict.isEmpty()) {
                break;
            }
            if (!verdict.get().accepted()) {
                throw new IllegalStateException(
                        "drawn as legal, but refused in " + now + ": " + verdict.get());
            }
            now = verdict.get().match();
        }
        return now;
    }
}
