package org.pubgames.core.internal.variant;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;

/** The beginning of a random match under a new variant, before anybody plays by it. */
final class TrialGame {

    private static final long SEED = 1;
    private static final int EVENTS = 60;
    private static final List<String> PLAYERS = List.of("A", "B", "C", "D");

    private TrialGame() {}

    /**
     * Plays the beginning of a match with two players and one with four.
     *
     * @throws RuntimeException when the rules contradict themselves under this variant
     */
    static void play(Game<?, ?> game, Variant variant) {
        for (int seats : new int[] {2, 4}) {
            Seats names = new Seats(PLAYERS.subList(0, seats));
            if (game.seatProblems(variant, names.names(), Where.UNKNOWN).isEmpty()) {
                play(game, variant, names);
            }
        }
    }

    private static <S extends GameState, E extends GameEvent> void play(
            Game<S, E> game, Variant variant, Seats seats) {
        Match<S, E> match = game.open(variant, seats);
        RandomGenerator random = new Random(SEED);
        for (int i = 0; i < EVENTS && match.outcome().isEmpty(); i++) {
            Optional<E> event = match.legal().sample(random);
            if (event.isEmpty()) {
                return;
            }
            match = match.judge(event.get()).match();
        }
    }
}
