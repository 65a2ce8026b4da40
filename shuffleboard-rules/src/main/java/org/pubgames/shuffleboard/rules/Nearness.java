package org.pubgames.shuffleboard.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Spot;

/**
 * Which of the weights on a table lies nearer to the far end. Immutable and safe to share.
 *
 * <p>Weights in different strips are told apart by them, those in one strip by their measures, or
 * by the ranks that a referee called. Of others it is not known which is nearer.
 */
public final class Nearness {

    private static final int UNKNOWN = 2;

    private final List<Disc> discs;

    /** For each pair: above 0 when the first is nearer, 0 when level, {@link #UNKNOWN}. */
    private final int[][] compared;

    /** The weights to be compared. */
    public Nearness(List<Disc> discs) {
        this.discs = List.copyOf(discs);
        int size = discs.size();
        compared = new int[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                int found = compare(discs.get(i), discs.get(j));
                compared[i][j] = found;
                compared[j][i] = found == UNKNOWN ? UNKNOWN : -found;
            }
        }
    }

    private static int compare(Disc first, Disc second) {
        int strips = Integer.compare(depth(first), depth(second));
        if (strips != 0) {
            return strips;
        }
        Place one = first.place().orElseThrow();
        Place two = second.place().orElseThrow();
        if (one.y().isPresent() && two.y().isPresent()) {
            return Integer.signum(two.y().get().compareTo(one.y().get()));
        }
        return one.depth().isPresent() && two.depth().isPresent()
                ? Integer.compare(two.depth().get(), one.depth().get())
                : UNKNOWN;
    }

    private static int depth(Disc disc) {
        return disc.spot().map(Spot::depth).orElse(0);
    }

    /** Whether a weight lies nearer to the end than it lay before. */
    public static boolean advanced(Disc before, Disc after) {
        return compare(after, before) == 1;
    }

    /** The weights compared. */
    public List<Disc> discs() {
        return discs;
    }

    /**
     * A weight than which none is nearer, one of which that is known where there is one; empty when
     * there is no weight.
     */
    public Optional<Disc> first() {
        Optional<Disc> first = Optional.empty();
        for (int i = 0; i < discs.size(); i++) {
            if (noneNearer(i)) {
                if (nearest(discs.get(i))) {
                    return Optional.of(discs.get(i));
                }
                first = first.isPresent() ? first : Optional.of(discs.get(i));
            }
        }
        return first;
    }

    private boolean noneNearer(int weight) {
        for (int other : compared[weight]) {
            if (other == -1) {
                return false;
            }
        }
        return true;
    }

    /** The place of a weight in the list, -1 when it is not in it. */
    private int index(Disc disc) {
        for (int i = 0; i < discs.size(); i++) {
            if (discs.get(i).name().equals(disc.name())) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a weight is among them. */
    public boolean has(Disc disc) {
        return index(disc) >= 0;
    }

    private boolean opposing(int weight, int other) {
        return discs.get(weight).side() != discs.get(other).side();
    }

    /** Whether a weight is among them and nearer than every weight of the opponents. */
    public boolean nearest(Disc disc) {
        int weight = index(disc);
        for (int i = 0; weight >= 0 && i < discs.size(); i++) {
            if (opposing(weight, i) && compared[weight][i] != 1) {
                return false;
            }
        }
        return weight >= 0;
    }

    /** Whether no weight of the opponents is nearer, but one is level. */
    public boolean level(Disc disc) {
        int weight = index(disc);
        boolean level = false;
        for (int i = 0; weight >= 0 && i < discs.size(); i++) {
            if (opposing(weight, i)) {
                if (compared[weight][i] == -1 || compared[weight][i] == UNKNOWN) {
                    return false;
                }
                level |= compared[weight][i] == 0;
            }
        }
        return level;
    }

    /** The nearest weights of both sides, when they are exactly level; otherwise empty. */
    public List<Disc> levelPair() {
        Optional<Disc> first = first().filter(this::level);
        if (first.isPresent()) {
            int weight = index(first.get());
            for (int i = 0; i < discs.size(); i++) {
                if (opposing(weight, i) && compared[weight][i] == 0) {
                    return List.of(first.get(), discs.get(i));
                }
            }
        }
        return List.of();
    }

    /** The same without a pair of weights. */
    public Nearness without(Disc one, Disc other) {
        return new Nearness(
                discs.stream().filter(disc -> !disc.equals(one) && !disc.equals(other)).toList());
    }

    /**
     * Pairs of opposing weights, not both behind another one, that the report does not tell apart.
     */
    public List<List<Disc>> undecided() {
        List<List<Disc>> pairs = new ArrayList<>();
        for (int i = 0; i < discs.size(); i++) {
            for (int j = 0; j < discs.size(); j++) {
                if (discs.get(i).side() == Side.A
                        && discs.get(j).side() == Side.B
                        && compared[i][j] == UNKNOWN
                        && !(beaten(i) && beaten(j))) {
                    pairs.add(List.of(discs.get(i), discs.get(j)));
                }
            }
        }
        return pairs;
    }

    /** Whether a weight of the opponents is known to be nearer than this one. */
    public boolean behind(Disc disc) {
        int weight = index(disc);
        return weight >= 0 && beaten(weight);
    }

    private boolean beaten(int weight) {
        for (int i = 0; i < discs.size(); i++) {
            if (opposing(weight, i) && compared[weight][i] == -1) {
                return true;
            }
        }
        return false;
    }
}
