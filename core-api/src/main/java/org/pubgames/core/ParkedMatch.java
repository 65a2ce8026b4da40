package org.pubgames.core;

/**
 * A match put aside: no more than its header and its events, in a few bytes each. A host that has
 * many matches open keeps those parked that nobody looks at. Immutable and safe to share between
 * threads.
 *
 * @param <S> the state of the match
 * @param <E> its events
 */
public interface ParkedMatch<S extends GameState, E extends GameEvent> {

    /** {@return what the match is about} */
    MatchHeader header();

    /** {@return how many events were accepted} */
    int size();

    /** {@return the bytes that the events take; the header comes on top, its variant is shared} */
    int bytes();

    /**
     * {@return the match as it was, made by judging its events again; equal to the one that was
     * parked}
     */
    Match<S, E> resume();
}
