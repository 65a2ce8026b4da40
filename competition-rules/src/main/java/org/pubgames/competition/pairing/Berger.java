package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * Round robins by the Berger tables (research BT; TEC, C.05 Annex 1).
 *
 * <p>In the first round the entrant of place k meets that of place n+1-k and is named first. Every
 * later round follows from the one before: all but the last entrant are written in a row, board by
 * board, first-named before second; the last in the row meets the last entrant, who is named first
 * and second in turn; the others are taken in twos from the end of the row.
 *
 * <p>With an odd number there is one place more, and who is drawn against it has a bye.
 */
public final class Berger {

    private Berger() {}

    /**
     * All rounds, in each cycle everybody against everybody once.
     *
     * @param entrants how many, at least 2
     * @param cycles how often everybody meets everybody, at least 1; in every second cycle the
     *     sides are exchanged
     * @param lastTwoSwapped whether the last two rounds of each cycle but the last are played in
     *     the other order, so that nobody has one side three times running (recommended by BT)
     */
    public static List<Round> rounds(int entrants, int cycles, boolean lastTwoSwapped) {
        if (entrants < 2 || cycles < 1) {
            throw new IllegalArgumentException(entrants + " entrants, " + cycles + " cycles");
        }
        List<List<Pair>> table = table(entrants + entrants % 2);
        List<Round> rounds = new ArrayList<>();
        for (int cycle = 0; cycle < cycles; cycle++) {
            List<List<Pair>> order = new ArrayList<>(table);
            if (lastTwoSwapped && cycle < cycles - 1 && order.size() > 1) {
                Collections.swap(order, order.size() - 2, order.size() - 1);
            }
            for (List<Pair> pairs : order) {
                rounds.add(round(pairs, entrants, cycle % 2 == 1));
            }
        }
        return List.copyOf(rounds);
    }

    private static List<List<Pair>> table(int places) {
        int last = places - 1;
        List<Pair> pairs = new ArrayList<>();
        for (int place = 0; place < places / 2; place++) {
            pairs.add(new Pair(place, last - place));
        }
        List<List<Pair>> table = new ArrayList<>();
        table.add(pairs);
        while (table.size() < last) {
            pairs = after(pairs, last, table.size() % 2 == 1);
            table.add(pairs);
        }
        return table;
    }

    private static List<Pair> after(List<Pair> before, int last, boolean lastFirst) {
        List<Integer> row = new ArrayList<>();
        for (Pair pair : before) {
            if (pair.first() != last) {
                row.add(pair.first());
            }
            if (pair.second() != last) {
                row.add(pair.second());
            }
        }
        int end = row.size() - 1;
        Pair lasts = new Pair(row.get(end), last);
        List<Pair> pairs = new ArrayList<>();
        pairs.add(lastFirst ? lasts.swapped() : lasts);
        for (int i = end - 1; i > 0; i -= 2) {
            pairs.add(new Pair(row.get(i - 1), row.get(i)));
        }
        return pairs;
    }

    private static Round round(List<Pair> pairs, int entrants, boolean exchanged) {
        List<Pair> played = new ArrayList<>();
        OptionalInt bye = OptionalInt.empty();
        for (Pair pair : pairs) {
            if (pair.has(entrants)) {
                bye = OptionalInt.of(pair.first() == entrants ? pair.second() : pair.first());
            } else {
                played.add(exchanged ? pair.swapped() : pair);
            }
        }
        return new Round(played, bye);
    }
}
