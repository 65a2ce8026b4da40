package org.pubgames.sjoelen.equipment;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.core.internal.equipment.UpTo;
import org.pubgames.sjoelen.equipment.Regulation.Ans;
import org.pubgames.sjoelen.equipment.Regulation.Masters;

/**
 * How the discs of one compartment are piled. The Masters rules give their piling as a tradition:
 * departing from it is a note, not a fault.
 *
 * @param sizes discs in each pile, the first pile first: four, then three; ans.piling.*,
 *     masters.piling.*
 * @param gap between the back wall and the first pile's bottom disc, in millimetres: more than 0,
 *     at most 5; ans.piling.buffer-five-millimetres
 * @param inCorner whether the first pile stands in the rear corner;
 *     masters.piling.first-pile-in-corner
 * @param diagonal whether the later piles stand diagonally against the earlier ones;
 *     masters.piling.next-piles-diagonal
 */
public record Piles(
        @PileOrder(
                        value = Place.FIRST,
                        rule = "sjoelen.piling.first-pile-of-four",
                        clause = "ans.piling.first-pile-of-four",
                        groups = Ans.class)
                @PileOrder(
                        value = Place.FIRST,
                        message = Notes.CUSTOM,
                        rule = "sjoelen.piling.first-pile-of-four",
                        clause = "masters.piling.first-pile-of-four",
                        groups = Masters.class)
                @PileOrder(
                        value = Place.NEXT,
                        rule = "sjoelen.piling.next-piles-of-three",
                        clause = "ans.piling.next-piles-of-three",
                        groups = Ans.class)
                @PileOrder(
                        value = Place.NEXT,
                        message = Notes.CUSTOM,
                        rule = "sjoelen.piling.next-piles-of-three",
                        clause = "masters.piling.next-piles-of-three",
                        groups = Masters.class)
                List<Integer> sizes,
        Optional<
                        @UpTo(
                                max = "5",
                                message = "wrong-buffer",
                                rule = "sjoelen.piling.buffer",
                                clause = "ans.piling.buffer-five-millimetres",
                                groups = Ans.class)
                        BigDecimal>
                gap,
        Optional<
                        @Confirmed(
                                message = Notes.CUSTOM,
                                rule = "sjoelen.piling.corner",
                                clause = "masters.piling.first-pile-in-corner",
                                groups = Masters.class)
                        Boolean>
                inCorner,
        Optional<
                        @Confirmed(
                                message = Notes.CUSTOM,
                                rule = "sjoelen.piling.diagonal",
                                clause = "masters.piling.next-piles-diagonal",
                                groups = Masters.class)
                        Boolean>
                diagonal) {

    /** More discs than any game has; longer pilings are not written out. */
    private static final int MANY = 60;

    /** The first pile and the others. */
    public enum Place {
        FIRST(4),
        NEXT(3);

        private final int full;

        Place(int full) {
            this.full = full;
        }

        /** Discs in a full pile. */
        public int full() {
            return full;
        }
    }

    public Piles {
        sizes = List.copyOf(sizes);
    }

    /** How as many discs as these should be piled: {@code [4, 3, 2]} for nine. */
    static String rightPiling(List<Integer> sizes) {
        long left = sizes.stream().mapToLong(Integer::longValue).sum();
        if (left <= 0 || left > MANY) {
            return "[4, 3, 3, …]";
        }
        List<Long> right = new ArrayList<>();
        for (Place place = Place.FIRST; left > 0; place = Place.NEXT) {
            right.add(Math.min(left, place.full()));
            left -= Math.min(left, place.full());
        }
        return right.toString();
    }
}
