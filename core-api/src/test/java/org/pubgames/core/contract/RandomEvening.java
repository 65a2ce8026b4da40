package org.pubgames.core.contract;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;

/**
 * A match at some moment, shown as its file when a sentence fails.
 *
 * @param game what is played
 * @param match the match
 */
record RandomEvening<S extends GameState, E extends GameEvent>(Game<S, E> game, Match<S, E> match)
        implements Played<S, E> {

    /** So many legal events, as long as there are any, then those of a list that are accepted. */
    static <S extends GameState, E extends GameEvent> RandomEvening<S, E> of(
            Game<S, E> game, Variant variant, Seats seats, long seed, int legal, List<E> after) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<S, E> match = game.open(variant, seats);
        for (int i = 0; i < legal; i++) {
            Optional<E> event = match.legal().sample(random);
            if (event.isEmpty()) {
                break;
            }
            match = match.judge(event.get()).orElseThrow().match();
        }
        for (E event : after) {
            match = match.judge(event).match();
        }
        return new RandomEvening<>(game, match);
    }

    @Override
    public String toString() {
        return game.codec().write(match);
    }
}
