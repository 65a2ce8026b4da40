package org.pubgames.core.internal.journal;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameState;
import org.pubgames.core.Ruling;

/**
 * What a journal keeps of a match at one moment, so that nothing before it must be judged again.
 *
 * @param place where it stands
 * @param state the state
 * @param deciding the rulings that decided the match last; empty while none has
 */
record Checkpoint<S extends GameState>(Place place, S state, List<Ruling> deciding) {

    /**
     * Where a checkpoint stands. It tells so itself: lines that were cut out before it are noticed
     * without reading them all.
     *
     * @param checkpoint how many events stand before it
     * @param line its line, from 1
     * @param at the byte at which its line begins, from 0
     * @param earlier the same of the checkpoint before it; 0 when there is none
     * @param revisions how many revisions stand before it; absent where there is none
     */
    record Place(int checkpoint, int line, long at, long earlier, Optional<Integer> revisions) {

        /** Where a checkpoint stands behind so many revisions. */
        static Place of(int events, int line, long at, long earlier, int revisions) {
            return new Place(
                    events,
                    line,
                    at,
                    earlier,
                    revisions == 0 ? Optional.empty() : Optional.of(revisions));
        }
    }
}
