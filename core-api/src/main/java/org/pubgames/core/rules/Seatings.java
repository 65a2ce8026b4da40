package org.pubgames.core.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Seats;

/** How many can play a variant, as the rules say it. Safe to share between threads. */
final class Seatings {

    /** More pairs of a variant and a number than are asked about at a time. */
    private static final int MOST_KEPT = 1000;

    private record Key(String variant, int seats) {

        // by hand, like hashCode: generated ones make the first comparison of a process slow
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key that && seats == that.seats && variant.equals(that.variant);
        }

        @Override
        public int hashCode() {
            return variant.hashCode() * 31 + seats;
        }
    }

    private final Recent<Key, Optional<String>> refusals = new Recent<>(MOST_KEPT);

    /**
     * The rule that keeps so many from playing.
     *
     * @param variant what tells the variant from all others
     * @param ask asks the rules about some seats
     */
    Optional<String> refusal(String variant, int seats, Function<Seats, Optional<String>> ask) {
        return refusals.get(new Key(variant, seats), key -> ask.apply(seats(seats)));
    }

    private static Seats seats(int number) {
        return new Seats(IntStream.rangeClosed(1, number).mapToObj(String::valueOf).toList());
    }

    /** The numbers that can play, such as {@code 2, 4} or {@code 2–64}. */
    String possible(String variant, Function<Seats, Optional<String>> ask) {
        List<Integer> possible =
                IntStream.rangeClosed(1, Seats.MOST)
                        .filter(seats -> refusal(variant, seats, ask).isEmpty())
                        .boxed()
                        .toList();
        int first = possible.isEmpty() ? 0 : possible.get(0);
        int last = possible.isEmpty() ? 0 : possible.get(possible.size() - 1);
        return possible.size() > 2 && last - first == possible.size() - 1
                ? first + "–" + last
                : possible.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
