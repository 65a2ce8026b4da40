package org.pubgames.store;

import java.util.Optional;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Viewer;

/**
 * A stored match of whatever game, as it was after one of its lines. A host that does not know the
 * game names no types: {@code HeldMatch<?, ?>}. Immutable and safe to share between threads.
 *
 * @param id its id in the store
 * @param number the number of the line after which it is; 0 at the opening
 * @param game its game
 * @param codec of its game, with the variants of the host
 * @param match the match
 * @param <S> the state of the game
 * @param <E> its events
 */
public record HeldMatch<S extends GameState, E extends GameEvent>(
        String id, int number, Game<S, E> game, MatchCodec<S, E> codec, Match<S, E> match) {

    /** {@return its state as one line of JSON, hidden things included: not for viewers} */
    public String wholeState() {
        return codec.writeState(match.state());
    }

    /**
     * {@return its state as one line of JSON, as a viewer may see it}
     *
     * @param viewer who looks
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    public String state(Viewer viewer) {
        return codec.writeState(match.state(viewer));
    }

    /**
     * {@return the event accepted last as one line of JSON, as a viewer may see it; empty at the
     * opening}
     *
     * @param viewer who looks
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    public Optional<String> last(Viewer viewer) {
        return match.last(viewer).map(Entry::event).map(codec::writeEvent);
    }

    /** {@return what may happen next as one line of JSON, in the shape of {@code moves}} */
    public String moves() {
        return codec.writeMoves(match.legal().moves());
    }

    /** {@return the match as something that speaks JSON} */
    public JsonMatch json() {
        return game.json(match);
    }

    HeldMatch<S, E> called(String newId) {
        return new HeldMatch<>(newId, number, game, codec, match);
    }

    HeldMatch<S, E> after(int line, Match<S, E> next) {
        return new HeldMatch<>(id, line, game, codec, next);
    }

    /**
     * What to do with a match whose types are needed.
     *
     * @param <R> what comes of it
     */
    public interface Use<R> {

        /**
         * Called once.
         *
         * @param held the match
         * @return what comes of it
         * @param <S> the state of the game
         * @param <E> its events
         */
        <S extends GameState, E extends GameEvent> R with(HeldMatch<S, E> held);
    }

    /**
     * {@return what a use with types answers}
     *
     * @param use what to do
     * @param <R> what comes of it
     */
    public <R> R use(Use<R> use) {
        return use.with(this);
    }
}
