package org.pubgames.conformance;

import java.util.List;
import java.util.stream.IntStream;
import org.pubgames.core.Game;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;

/** Seats for a match in which it does not matter how many play. */
public final class EnoughSeats {

    private EnoughSeats() {}

    /** Two seats, or the least number above that the variant can be played by. */
    public static Seats of(Game<?, ?> game, Variant variant) {
        return IntStream.rangeClosed(2, Seats.MOST)
                .mapToObj(EnoughSeats::names)
                .filter(names -> game.seatProblems(variant, names, Where.UNKNOWN).isEmpty())
                .map(Seats::new)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> names(int seats) {
        return IntStream.rangeClosed(1, seats).mapToObj(seat -> "P" + seat).toList();
    }
}
