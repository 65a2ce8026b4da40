package org.pubgames.sjoelen;

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
record Evening(Match<SjoelenState, SjoelenEvent> match)
        implements Played<SjoelenState, SjoelenEvent> {

    static final Seats SEATS = Seats.of("Anna", "Bram");

    /** No random match of two players needs more events. */
    static final int LONGEST = 10_000;

    /** So many legal events, then those of a list that are accepted. */
    static Evening of(Variant variant, long seed, int legal, List<SjoelenEvent> after) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<SjoelenState, SjoelenEvent> match = Shipped.GAME.open(variant, SEATS);
        for (int i = 0; i < legal; i++) {
            Optional<SjoelenEvent> event = match.legal().sample(random);
            match = match.judge(event.orElseThrow()).orElseThrow().match();
        }
        for (SjoelenEvent event : after) {
            match = match.judge(event).match();
        }
        return new Evening(match);
    }

    /** Legal events until nobody has a turn left. */
    static Evening whole(Variant variant, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<SjoelenState, SjoelenEvent> match = Shipped.GAME.open(variant, SEATS);
        while (!(match.turn() instanceof Turn.Over) && match.size() < LONGEST) {
            SjoelenEvent event = match.legal().sample(random).orElseThrow();
            match = match.judge(event).orElseThrow().match();
        }
        return new Evening(match);
    }

    @Override
    public String toString() {
        return Shipped.GAME.codec().write(match);
    }
}
