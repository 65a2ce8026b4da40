package org.pubgames.core;

import java.lang.ref.SoftReference;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A past whose events are judged when somebody asks for them. Safe to share between threads.
 *
 * @param <S> the state
 * @param <E> the events
 */
final class JudgedLater<S extends GameState, E extends GameEvent> implements Past<S, E> {

    private final int size;
    private final S state;
    private final Optional<List<Ruling>> deciding;
    private final Supplier<Match<S, E>> judging;
    private final Log log = new Log();
    private @Nullable SoftReference<Match<S, E>> judged;

    JudgedLater(int size, S state, Optional<List<Ruling>> deciding, Supplier<Match<S, E>> judging) {
        this.size = size;
        this.state = state;
        this.deciding = deciding;
        this.judging = judging;
    }

    private synchronized Match<S, E> judged() {
        Match<S, E> match = judged == null ? null : judged.get();
        if (match == null) {
            match = judging.get();
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
        return deciding.orElseGet(() -> judged().outcome().map(Outcome::rulings).orElse(List.of()));
    }

    @Override
    public Match<S, E> at(int events) {
        return judged().at(events);
    }

    /** The log, judged when an event of it is asked for. */
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
