package org.pubgames.lsp;

import java.util.List;

/**
 * A place of a variant file at which a name or a value stands or could stand.
 *
 * @param kind what belongs there
 * @param path names and numbers of what holds it, and of a value its own name: {@code changes},
 *     {@code turns}, {@code to}
 * @param start where the text at the place begins, as an offset in UTF-16 units from 0
 * @param end where it ends; the start when nothing stands there
 */
record Slot(Kind kind, List<String> path, int start, int end) {

    /** What belongs at a place. */
    enum Kind {
        /** The name of a field. */
        NAME,
        /** A value, or an entry of a list. */
        VALUE
    }

    Slot {
        path = List.copyOf(path);
    }

    /** What stands there. */
    String in(String text) {
        return text.substring(start, end);
    }

    /** Whether an offset is at the place or directly behind it. */
    boolean at(int offset) {
        return offset >= start && offset <= end;
    }
}
