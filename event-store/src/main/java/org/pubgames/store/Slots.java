package org.pubgames.store;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The matches in memory: those used last as they are, others parked, no more of either than is
 * allowed. Safe to share between threads.
 */
final class Slots {

    private final int hot;
    private final int parked;

    // in the order of their last use; the first was not used for the longest time
    private final Map<String, Slot> used = new LinkedHashMap<>();
    private final Map<String, Slot> aside = new LinkedHashMap<>();

    Slots(int hot, int parked) {
        this.hot = hot;
        this.parked = parked;
    }

    /**
     * Works with the place of a match, which is now the one used last. There is one place for each
     * match as long as somebody works with it: it leaves only when nobody does.
     */
    <R> R use(String id, Function<Slot, R> work) {
        List<Slot> leaving = new ArrayList<>();
        Slot slot;
        synchronized (this) {
            slot = entered(id);
            putAside(leaving);
        }
        try {
            leaving.forEach(Slot::park);
            return work.apply(slot);
        } finally {
            synchronized (this) {
                slot.users--;
                leaving.forEach(each -> each.users--);
                drop();
            }
        }
    }

    private Slot entered(String id) {
        Slot slot = used.remove(id);
        if (slot == null) {
            slot = aside.remove(id);
        }
        if (slot == null) {
            slot = new Slot();
        }
        used.put(id, slot);
        slot.users++;
        return slot;
    }

    /** Parking takes a while: it is done afterwards, and nobody waits but whoever caused it. */
    private void putAside(List<Slot> leaving) {
        Iterator<Map.Entry<String, Slot>> oldest = used.entrySet().iterator();
        while (used.size() > hot && oldest.hasNext()) {
            Map.Entry<String, Slot> entry = oldest.next();
            if (entry.getValue().users == 0) {
                aside.put(entry.getKey(), entry.getValue());
                entry.getValue().users++;
                leaving.add(entry.getValue());
                oldest.remove();
            }
        }
    }

    /** What is put aside and empty, and what is more than may be. */
    private void drop() {
        aside.values().removeIf(slot -> slot.users == 0 && slot.isEmpty());
        Iterator<Slot> oldest = aside.values().iterator();
        while (aside.size() > parked && oldest.hasNext()) {
            if (oldest.next().users == 0) {
                oldest.remove();
            }
        }
    }

    /** Gives a place free for which there is no match, unless others wait for it. */
    synchronized void remove(String id, Slot slot) {
        if (slot.users <= 1) {
            used.remove(id, slot);
            aside.remove(id, slot);
        }
    }

    /** How many matches are in memory, parked ones included. */
    synchronized int size() {
        return used.size() + aside.size();
    }
}
