package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Which of the weights on a table lies nearer to the far end. */
public final class Nearness {

    private final List<Disc> discs;

    /** The weights to be compared. */
    public Nearness(List<Disc> discs) {
        this.discs = List.copyOf(discs);
    }

    /**
     * Above 0 when the first is nearer, 0 when they are exactly level; empty when the report does
     * not tell.
     */
    static OptionalInt compare(Disc first, Disc second) {
        int strips = Integer.compare(depth(first), depth(second));
        if (strips != 0) {
            return OptionalInt.of(strips);
        }
        Optional<BigDecimal> one = first.place().flatMap(Place::y);
        Optional<BigDecimal> two = second.place().flatMap(Place::y);
        if (one.isPresent() && two.isPresent()) {
            return OptionalInt.of(two.get().compareTo(one.get()));
        }
        Optional<Integer> rank = first.place().flatMap(Place::depth);
        Optional<Integer> other = second.place().flatMap(Place::depth);
        return rank.isPresent() && other.isPresent()
                ? OptionalInt.of(Integer.compare(other.get(), rank.get()))
                : OptionalInt.empty();
    }

    /** A weight than which none is nearer; empty when there is no weight. */
    public Optional<Disc> first() {
        return discs.stream()
                .filter(
                        disc ->
                                discs.stream()
                                        .allMatch(other -> compare(disc, other).orElse(0) >= 0))
                .findFirst();
    }

    /** Whether a weight lies nearer to the end than it lay before. */
    public static boolean advanced(Disc before, Disc after) {
        return compare(after, before).orElse(0) > 0;
    }

    private static int depth(Disc disc) {
        return disc.spot().map(Spot::depth).orElse(0);
    }

    /** Whether a weight is nearer than every weight of the opponents. */
    public boolean nearest(Disc disc) {
        for (Disc other : discs) {
            if (other.side() != disc.side() && compare(disc, other).orElse(0) <= 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether no opponent is nearer, but one is level. */
    public boolean level(Disc disc) {
        for (Disc other : discs) {
            if (other.side() != disc.side() && compare(disc, other).orElse(-1) < 0) {
                return false;
            }
        }
        return !nearest(disc);
    }

    private List<Disc> opponents(Disc disc) {
        return discs.stream().filter(other -> other.side() != disc.side()).toList();
    }

    /**
     * The weights that are left when level ones of the two sides in front cancel each other, pair
     * by pair.
     */
    public Nearness cancelled() {
        List<Disc> left = new ArrayList<>(discs);
        boolean again = true;
        while (again) {
            Nearness now = new Nearness(left);
            Optional<Disc> one = now.first().filter(now::level);
            Optional<Disc> two =
                    one.flatMap(
                            disc ->
                                    now.opponents(disc).stream()
                                            .filter(other -> compare(disc, other).orElse(-1) == 0)
                                            .findFirst());
            again = two.isPresent();
            one.filter(disc -> two.isPresent()).ifPresent(left::remove);
            two.ifPresent(left::remove);
        }
        return new Nearness(left);
    }

    /** Whether a weight is among them. */
    public boolean has(Disc disc) {
        return discs.contains(disc);
    }

    /** Pairs of opposing weights that decide and that the report does not tell apart. */
    public List<List<Disc>> undecided() {
        List<List<Disc>> pairs = new ArrayList<>();
        for (Disc disc : discs) {
            for (Disc other : discs) {
                if (disc.side() == Side.A
                        && other.side() == Side.B
                        && compare(disc, other).isEmpty()
                        && !(beaten(disc) && beaten(other))) {
                    pairs.add(List.of(disc, other));
                }
            }
        }
        return pairs;
    }

    private boolean beaten(Disc disc) {
        return opponents(disc).stream().anyMatch(other -> compare(other, disc).orElse(0) > 0);
    }
}
