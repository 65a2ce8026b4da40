package org.pubgames.core.rules;

import org.jspecify.annotations.Nullable;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.Viewer;
import org.pubgames.core.spi.SharedList;

/**
 * A log as viewers see it, one for each who has asked. Immutable: two who ask at once may lose what
 * the other has just put down, but never see it.
 *
 * @param others those of other viewers
 */
record SeenLogs<E extends GameEvent>(
        Viewer viewer, SharedList<Entry<E>> log, @Nullable SeenLogs<E> others) {

    /** What a viewer was shown; null when that viewer has not asked. */
    static <E extends GameEvent> @Nullable SharedList<Entry<E>> of(
            @Nullable SeenLogs<E> all, Viewer viewer) {
        for (SeenLogs<E> one = all; one != null; one = one.others) {
            if (one.viewer.equals(viewer)) {
                return one.log;
            }
        }
        return null;
    }
}
