package org.pubgames.conformance.mutation;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;

/** Matches of legal events drawn at random, the same on every machine. */
final class RandomPlay {

    private static final int EVENTS = 80;

    private RandomPlay() {}

    /** Plays one match by a shipped variant; an odd seed seats two, an even one four. */
    static void play(String gameId, String variantId, long seed) {
        play(Games.find(gameId).orElseThrow(), variantId, seed);
    }

    private static <S extends GameState, E extends GameEvent> void play(
            Game<S, E> game, String variantId, long seed) {
        Variant variant = game.variants().find(variantId).orElseThrow();
        List<String> names =
                List.of("Anna", "Bram", "Cleo", "Dirk").subList(0, seed % 2 == 0 ? 4 : 2);
        RandomGenerator random = new SplittableRandom(seed);
        Match<S, E> match = game.open(variant, Seats.of(names.toArray(String[]::new)));
        for (int i = 0; i < EVENTS; i++) {
            Optional<E> event = match.legal().sample(random);
            if (event.isEmpty()) {
                return;
            }
            match = match.judge(event.get()).orElseThrow().match();
        }
    }
}
