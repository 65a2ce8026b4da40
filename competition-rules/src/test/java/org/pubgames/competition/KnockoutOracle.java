package org.pubgames.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A knock-out in a few lines, written apart from the game: in a round of {@code m} slots, slot
 * {@code i} meets slot {@code m + 1 - i}, and whoever wins stands in the better of the two slots
 * next. An empty slot is null. Slots are numbered from 1.
 */
final class KnockoutOracle {

    /** Whom everybody stands beside, by slot; null where nobody is. */
    private String[] slots;

    private final Map<String, Integer> places = new TreeMap<>();
    private int alive;
    private final List<String> semiLosers = new ArrayList<>();

    KnockoutOracle(List<String> seeds) {
        int size = 1;
        while (size < seeds.size()) {
            size *= 2;
        }
        slots = new String[size + 1];
        for (int i = 0; i < seeds.size(); i++) {
            slots[i + 1] = seeds.get(i);
        }
        alive = seeds.size();
    }

    boolean over() {
        return slots.length == 2;
    }

    /** The pairs of this round, the better slot first. */
    List<String> pairs() {
        List<String> pairs = new ArrayList<>();
        int size = slots.length - 1;
        for (int i = 1; i <= size / 2; i++) {
            if (slots[i] != null && slots[size + 1 - i] != null) {
                pairs.add(slots[i] + "-" + slots[size + 1 - i]);
            }
        }
        return pairs;
    }

    /** Who is out in this round leaves the slots; the others close up. */
    void round(List<String> out) {
        int size = slots.length - 1;
        String[] next = new String[size / 2 + 1];
        int gone = 0;
        for (int i = 1; i <= size / 2; i++) {
            for (int slot : new int[] {i, size + 1 - i}) {
                if (slots[slot] != null && out.contains(slots[slot])) {
                    gone++;
                } else if (slots[slot] != null) {
                    next[i] = slots[slot];
                }
            }
        }
        for (int slot = 1; slot <= size; slot++) {
            if (slots[slot] != null && out.contains(slots[slot])) {
                places.put(slots[slot], alive - gone + 1);
                if (size == 4) {
                    semiLosers.add(slots[slot]);
                }
            }
        }
        alive -= gone;
        slots = next;
    }

    /** Who wins the match for the third place. */
    void third(String winner) {
        semiLosers.stream()
                .filter(each -> !each.equals(winner))
                .forEach(each -> places.put(each, 4));
    }

    List<String> semiLosers() {
        return semiLosers;
    }

    /** The place of everybody. */
    Map<String, Integer> places() {
        if (slots[1] != null) {
            places.put(slots[1], 1);
        }
        return places;
    }
}
