package org.pubgames.store;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /** The place of a match, which is now the one used last. */
    Slot of(String id) {
        List<Map.Entry<String, Slot>> leaving = new ArrayList<>();
        Slot slot;
        synchronized (this) {
            slot = used.remove(id);
            if (slot == null) {
                slot = aside.remove(id);
            }
            if (slot == null) {
                slot = new Slot();
            }
            used.put(id, slot);
            for (Iterator<Map.Entry<String, Slot>> it = used.entrySet().iterator();
                    used.size() > hot && it.hasNext(); ) {
                Map.Entry<String, Slot> oldest = it.next();
                leaving.add(Map.entry(oldest.getKey(), oldest.getValue()));
                it.remove();
            }
        }
        leaving.forEach(entry -> leave(entry.getKey(), entry.getValue()));
        return slot;
    }

    /** Parking takes a while: nobody waits for it but whoever caused it. */
    private void leave(String id, Slot slot) {
        if (parked == 0 || !slot.park() || !slot.isParked()) {
            return;
        }
        synchronized (this) {
            if (!used.containsKey(id)) {
                aside.put(id, slot);
            }
            Iterator<String> oldest = aside.keySet().iterator();
            while (aside.size() > parked && oldest.hasNext()) {
                oldest.next();
                oldest.remove();
            }
        }
    }

    /** Gives a place free for which there is no match. */
    synchronized void remove(String id, Slot slot) {
        used.remove(id, slot);
        aside.remove(id, slot);
    }

    /** How many matches are in memory, parked ones included. */
    synchronized int size() {
        return used.size() + aside.size();
    }
}
