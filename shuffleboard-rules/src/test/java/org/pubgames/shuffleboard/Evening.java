package org.pubgames.shuffleboard;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.Played;

/** A match at some moment, shown as its file when a property fails. */
public record Evening(Shuffleboard game, Match<ShuffleboardState, ShuffleboardEvent> match)
        implements Played<ShuffleboardState, ShuffleboardEvent> {

    /** No random match of these houses needs more events. */
    static final int LONGEST = 20_000;

    /** So many legal events, then those of a list that are accepted. */
    static Evening of(
            Shuffleboard game,
            Variant variant,
            Seats seats,
            long seed,
            int legal,
            List<ShuffleboardEvent> after) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<ShuffleboardState, ShuffleboardEvent> match = game.open(variant, seats);
        for (int i = 0; i < legal; i++) {
            Optional<ShuffleboardEvent> event = match.legal().sample(random);
            if (event.isEmpty()) {
                break;
            }
            match = match.judge(event.get()).orElseThrow().match();
        }
        for (ShuffleboardEvent event : after) {
            match = match.judge(event).match();
        }
        return new Evening(game, match);
    }

    /** Legal events until the match is over; some scores are put right after that. */
    static Evening whole(Shuffleboard game, Variant variant, Seats seats, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<ShuffleboardState, ShuffleboardEvent> match = game.open(variant, seats);
        int corrections = random.nextInt(3);
        while (match.size() < LONGEST) {
            if (match.turn() instanceof Turn.Over && corrections-- == 0) {
                break;
            }
            Optional<ShuffleboardEvent> event = match.legal().sample(random);
            if (event.isEmpty() && match.turn() instanceof Turn.Over) {
                break; // a match that no count has decided cannot be put right
            }
            match = match.judge(event.orElseThrow()).orElseThrow().match();
        }
        return new Evening(game, match);
    }

    @Override
    public String toString() {
        return match.header().variant().settings()
                + "\n"
                + game.codec()
                        .write(match)
                        .lines()
                        .skip(1)
                        .reduce(match.header().seats().names().toString(), (a, b) -> a + "\n" + b);
    }
}
