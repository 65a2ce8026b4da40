package org.pubgames.store;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.ParkedMatch;

/**
 * The place in memory of one match: as it stands, or parked, or not known yet. Whoever changes it
 * works alone in it; anybody may look.
 */
final class Slot {

    /** How many work with it or are about to; belongs to {@link Slots}. */
    int users;

    private final ReentrantLock lock = new ReentrantLock();
    private volatile @Nullable HeldMatch<?, ?> held;
    private volatile @Nullable Parked<?, ?> parked;

    /** Whether the match was opened by a snapshot: its log has not been judged in this process. */
    private volatile boolean bySnapshot;

    private record Parked<S extends GameState, E extends GameEvent>(
            String id,
            int number,
            Game<S, E> game,
            MatchCodec<S, E> codec,
            ParkedMatch<S, E> match) {

        static <S extends GameState, E extends GameEvent> Parked<S, E> of(HeldMatch<S, E> held) {
            return new Parked<>(
                    held.id(), held.number(), held.game(), held.codec(), held.match().park());
        }

        HeldMatch<S, E> resumed() {
            return new HeldMatch<>(id, number, game, codec, match.resume());
        }
    }

    <R> R alone(Supplier<R> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /** The match as it was left here; null when it is parked or not known. */
    @Nullable HeldMatch<?, ?> held() {
        return held;
    }

    boolean isEmpty() {
        return parked == null && held == null;
    }

    /** The match as it was left here, brought back when it was parked. Called alone. */
    @Nullable HeldMatch<?, ?> resumed() {
        Parked<?, ?> put = parked;
        if (held == null && put != null) {
            held = put.resumed();
            parked = null;
        }
        return held;
    }

    /** Called alone. */
    void keep(HeldMatch<?, ?> match) {
        held = match;
    }

    /** Called alone. */
    void keep(MatchLoader.Loaded loaded) {
        held = loaded.match();
        bySnapshot = loaded.bySnapshot();
    }

    /** Called alone. */
    void forget() {
        held = null;
        parked = null;
    }

    /**
     * Parks the match, unless somebody is working in it. One that was opened by a snapshot is
     * forgotten instead: the snapshot brings it back sooner than its events.
     */
    void park() {
        if (!lock.tryLock()) {
            return;
        }
        try {
            HeldMatch<?, ?> match = held;
            parked = match == null || bySnapshot ? null : Parked.of(match);
            held = null;
        } finally {
            lock.unlock();
        }
    }
}
