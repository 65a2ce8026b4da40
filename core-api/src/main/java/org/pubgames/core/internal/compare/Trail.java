package org.pubgames.core.internal.compare;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.GameEvent;
import org.pubgames.core.Seats;

/** Events on which two variants agree, but for the last one. */
record Trail<E extends GameEvent>(Seats seats, List<E> events, Difference difference) {

    Trail {
        events = List.copyOf(events);
    }

    int length() {
        return Math.max(1, events.size());
    }

    /** Whether this is the better example: shorter, or as short and stronger. */
    boolean betterThan(Trail<E> other) {
        return length() != other.length()
                ? length() < other.length()
                : difference.strongerThan(other.difference);
    }

    static <E> List<E> with(List<E> events, E last) {
        List<E> all = new ArrayList<>(events);
        all.add(last);
        return all;
    }
}
