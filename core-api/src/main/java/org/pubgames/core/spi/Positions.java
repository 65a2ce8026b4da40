package org.pubgames.core.spi;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameState;
import org.pubgames.core.Position;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;

/**
 * How matches of a game begin in the middle, under one variant and with its seats. Immutable and
 * safe to share.
 *
 * <p>A position is checked in three steps, each only where the one before found nothing wrong:
 * every part by itself (the constraints of the record, and {@link #names}), the parts together
 * ({@link #problems}), and what the rules forbid ({@link #opening}). Places are JSON pointers into
 * the position.
 *
 * @param <S> the state of a match
 * @param <P> the position, a record
 */
public interface Positions<S extends GameState, P extends Position> {

    /** {@return the position's type} */
    Class<P> type();

    /**
     * {@return what is wrong with the names in it: nobody of the name is seated, somebody is
     * missing or named twice}
     *
     * @param position any position; its numbers may be out of range
     */
    List<Problem> names(P position);

    /**
     * {@return what cannot be with these seats and settings}
     *
     * @param position each part of it sound by itself
     */
    List<Problem> problems(P position);

    /**
     * Puts the situations of a position to the rules and makes the state that it stands for.
     *
     * @param position a sound position
     * @param judging the judgement in progress
     * @return the state, or what else cannot be; ignored when the findings forbid the position
     */
    Reading<S> opening(P position, Judging judging);

    /**
     * {@return the position that a state stands for; empty within a unit of play, and where nothing
     * is left to play}
     *
     * @param state the state of a match
     */
    Optional<P> position(S state);
}
