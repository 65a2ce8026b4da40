package org.pubgames.store;

import java.lang.ref.SoftReference;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Past;
import org.pubgames.core.Ruling;

/**
 * What stands before a snapshot. Its lines are read and judged when somebody asks for the log, and
 * may be forgotten when memory is short. Safe to share between threads.
 */
final class StoredPast<S extends GameState, E extends GameEvent> implements Past<S, E> {

    private final int size;
    private final S state;
    private final Supplier<Match<S, E>> judging;
    private final Log log = new Log();
    private @Nullable SoftReference<Match<S, E>> judged;

    StoredPast(int size, S state, Supplier<Match<S, E>> judging) {
        this.size = size;
        this.state = state;
        this.judging = judging;
    }

    private synchronized Match<S, E> judged() {
        Match<S, E> match = judged == null ? null : judged.get();
        if (match == null) {
            match = judging.get();
            if (match.size() != size) {
                throw new StoreException(
                        StoreException.Trouble.DAMAGED,
                        "a snapshot of " + size + " events stands behind " + match.size());
            }
            judged = new SoftReference<>(match);
        }
        return match;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public List<Entry<E>> log() {
        return log;
    }

    @Override
    public List<Ruling> deciding() {
        return judged().outcome().map(Outcome::rulings).orElse(List.of());
    }

    @Override
    public Match<S, E> at(int events) {
        return judged().at(events);
    }

    private final class Log extends AbstractList<Entry<E>> implements RandomAccess {

        @Override
        public Entry<E> get(int index) {
            return judged().log().get(index);
        }

        @Override
        public int size() {
            return size;
        }
    }
}
