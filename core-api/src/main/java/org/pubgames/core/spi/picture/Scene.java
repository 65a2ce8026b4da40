package org.pubgames.core.spi.picture;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Viewer;

/**
 * A match at one moment as it is shown: with everything that is in it, or only with what one viewer
 * may see.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public final class Scene<S extends GameState, E extends GameEvent> {

    private final Match<S, E> match;
    private final Optional<Viewer> asked;

    /** Who looked then: before somebody joined, he saw what everybody around the table saw. */
    private final Optional<Viewer> viewer;

    private Scene(Match<S, E> match, Optional<Viewer> asked) {
        this.match = match;
        this.asked = asked;
        this.viewer = asked.map(who -> who.at(match.seated()));
    }

    /**
     * Everything.
     *
     * @param match the match
     * @return all of it
     * @param <S> the state of the game
     * @param <E> its events
     */
    public static <S extends GameState, E extends GameEvent> Scene<S, E> whole(Match<S, E> match) {
        return new Scene<>(match, Optional.empty());
    }

    /**
     * What a viewer may see.
     *
     * @param match the match
     * @param viewer who looks
     * @return what the viewer sees of it
     * @param <S> the state of the game
     * @param <E> its events
     */
    public static <S extends GameState, E extends GameEvent> Scene<S, E> seen(
            Match<S, E> match, Viewer viewer) {
        return new Scene<>(match, Optional.of(viewer));
    }

    /**
     * The match as it was after its first events, in the same view.
     *
     * @param events how many of its first events had been accepted
     * @return the match after them
     */
    public Scene<S, E> at(int events) {
        return new Scene<>(match.at(events), asked);
    }

    /** {@return the variant that is played} */
    public Variant variant() {
        return match.header().variant();
    }

    /** {@return the state} */
    public S state() {
        return viewer.map(match::state).orElseGet(match::state);
    }

    /** {@return the accepted events with their rulings} */
    public List<Entry<E>> log() {
        return viewer.map(who -> match.view(who).log()).orElseGet(match::log);
    }

    /** {@return the event accepted last, with its rulings} */
    public Optional<Entry<E>> last() {
        return viewer.map(match::last).orElseGet(match::last);
    }

    /**
     * An event that has just been accepted, as it is shown.
     *
     * @param event the event as it was reported
     * @return the event without what the viewer may not see
     */
    public E last(E event) {
        return viewer.isEmpty() ? event : last().map(Entry::event).orElse(event);
    }

    /** {@return who must speak next} */
    public Turn turn() {
        return match.turn();
    }

    /** {@return how it ended; empty while it goes on} */
    public Optional<Outcome> outcome() {
        return match.outcome();
    }
}
