package org.pubgames.competition;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.Played;

/** A competition at some moment, shown as its file when a property fails. */
record Evening(Match<CompetitionState, CompetitionEvent> match)
        implements Played<CompetitionState, CompetitionEvent> {

    /** More than the smallest house lets in. */
    static final Seats SEATS = Seats.of("Anna", "Bram", "Carl", "Dora", "Emma", "Fritz");

    /** No random competition of six needs more events. */
    static final int LONGEST = 5_000;

    /** So many legal events, then those of a list that are accepted. */
    static Evening of(Variant variant, long seed, int legal, List<CompetitionEvent> after) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<CompetitionState, CompetitionEvent> match = Shipped.GAME.open(variant, SEATS);
        for (int i = 0; i < legal; i++) {
            Optional<CompetitionEvent> event = match.legal().sample(random);
            if (event.isEmpty()) {
                // abandoned: not even a result is put right
                break;
            }
            match = match.judge(event.get()).orElseThrow().match();
        }
        for (CompetitionEvent event : after) {
            match = match.judge(event).match();
        }
        return new Evening(match);
    }

    /** Legal events until the competition is over. */
    static Evening whole(Variant variant, Seats seats, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<CompetitionState, CompetitionEvent> match = Shipped.GAME.open(variant, seats);
        while (!(match.turn() instanceof Turn.Over) && match.size() < LONGEST) {
            CompetitionEvent event = match.legal().sample(random).orElseThrow();
            match = match.judge(event).orElseThrow().match();
        }
        return new Evening(match);
    }

    @Override
    public String toString() {
        return Shipped.GAME.codec().write(match);
    }
}
