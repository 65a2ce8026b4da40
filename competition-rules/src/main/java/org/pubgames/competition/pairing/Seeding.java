package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * How entrants come to the lines of a knock-out draw. Entrants are numbered from 0 by strength; the
 * draw has a power of two of lines, and those against whom a bye stands are the best.
 */
public sealed interface Seeding {

    /** A line without an entrant: who stands beside it has a bye. */
    int BYE = -1;

    /**
     * The entrants from the top line to the bottom line, {@link #BYE} where there is none; lines 0
     * and 1 are the first match.
     *
     * @param entrants how many, at least 2
     */
    List<Integer> lines(int entrants);

    /** Everybody by strength, see {@link SeedOrder} (research BM, SJ). */
    record InOrder() implements Seeding {
        @Override
        public List<Integer> lines(int entrants) {
            List<Integer> strength = new ArrayList<>();
            for (int entrant = 0; entrant < entrants; entrant++) {
                strength.add(entrant);
            }
            return placed(strength, SeedOrder.of(size(entrants)));
        }
    }

    /**
     * Some seeds, the others by lot (research BWF 12.9): the first seed at the top, the second at
     * the bottom; by lot the third and fourth into the quarters left, the fifth to eighth into the
     * eighths left, and so on; then everybody else. Byes stand against the places of the best
     * seeds. The draws of {@link Lots} are made in this order, each over a list of entrants in
     * rising order.
     *
     * @param seeds 0, or a power of two from 2
     * @param seedNumber decides the lots
     */
    record Drawn(int seeds, int seedNumber) implements Seeding {

        /** Refuses other numbers of seeds. */
        public Drawn {
            if (seeds != 0 && (seeds < 2 || Integer.bitCount(seeds) != 1)) {
                throw new IllegalArgumentException(seeds + " seeds");
            }
        }

        @Override
        public List<Integer> lines(int entrants) {
            if (seeds > entrants) {
                throw new IllegalArgumentException(seeds + " seeds of " + entrants);
            }
            Lots lots = Lots.of(seedNumber);
            List<Integer> strength = new ArrayList<>();
            int from = Math.min(seeds, 2);
            strength.addAll(List.of(0, 1).subList(0, from));
            while (strength.size() < seeds) {
                draw(lots, strength, 2 * strength.size());
            }
            draw(lots, strength, entrants);
            List<Integer> order = new ArrayList<>(SeedOrder.of(size(entrants)));
            Collections.reverse(order.subList(order.size() / 2, order.size()));
            return placed(strength, order);
        }

        private static void draw(Lots lots, List<Integer> strength, int upTo) {
            List<Integer> drawn = new ArrayList<>();
            for (int entrant = strength.size(); entrant < upTo; entrant++) {
                drawn.add(entrant);
            }
            strength.addAll(lots.shuffled(drawn));
        }
    }

    private static int size(int entrants) {
        if (entrants < 2) {
            throw new IllegalArgumentException(entrants + " entrants");
        }
        return entrants == 2 ? 2 : Integer.highestOneBit(entrants - 1) * 2;
    }

    private static List<Integer> placed(List<Integer> strength, List<Integer> order) {
        Integer[] lines = new Integer[order.size()];
        for (int line = 0; line < lines.length; line++) {
            int place = order.get(line) - 1;
            lines[line] = place < strength.size() ? strength.get(place) : Integer.valueOf(BYE);
        }
        return Arrays.asList(lines).stream().toList();
    }
}
