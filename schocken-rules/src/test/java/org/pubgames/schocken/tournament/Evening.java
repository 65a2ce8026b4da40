package org.pubgames.schocken.tournament;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.Played;

/** A tournament at some moment, shown as its file when a property fails. */
record Evening(Match<TournamentState, TournamentEvent> match)
        implements Played<TournamentState, TournamentEvent> {

    /** Enough for two tables, and more than the smallest house lets in. */
    static final Seats SEATS =
            Seats.of(
                    "Anna", "Bram", "Carl", "Dora", "Emma", "Fritz", "Gerd", "Hilde", "Ida", "Jan");

    /** No random tournament of ten players needs more events. */
    static final int LONGEST = 5_000;

    /** So many legal events, then those of a list that are accepted. */
    static Evening of(Variant variant, long seed, int legal, List<TournamentEvent> after) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<TournamentState, TournamentEvent> match = Shipped.GAME.open(variant, SEATS);
        for (int i = 0; i < legal; i++) {
            Optional<TournamentEvent> event = match.legal().sample(random);
            if (event.isEmpty()) {
                // abandoned for nothing: not even a result is put right
                break;
            }
            match = match.judge(event.get()).orElseThrow().match();
        }
        for (TournamentEvent event : after) {
            match = match.judge(event).match();
        }
        return new Evening(match);
    }

    /** Legal events until the tournament is over. */
    static Evening whole(Variant variant, Seats seats, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<TournamentState, TournamentEvent> match = Shipped.GAME.open(variant, seats);
        while (!(match.turn() instanceof Turn.Over) && match.size() < LONGEST) {
            TournamentEvent event = match.legal().sample(random).orElseThrow();
            match = match.judge(event).orElseThrow().match();
        }
        return new Evening(match);
    }

    @Override
    public String toString() {
        return Shipped.GAME.codec().write(match);
    }
}
