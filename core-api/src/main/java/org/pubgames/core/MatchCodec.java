package org.pubgames.core;

/**
 * Matches and events as JSON text. A match file is one header line, then one event a line. Unknown
 * fields are refused, never ignored.
 *
 * @param <S> the state
 * @param <E> the events
 */
public interface MatchCodec<S extends GameState, E extends GameEvent> {

    /** The header line, with the variant's digest. */
    String writeHeader(MatchHeader header);

    /** An event as one line. */
    String writeEvent(E event);

    /** A state as one line; {@link #readState} gives an equal one back. */
    String writeState(S state);

    /** A whole match file. */
    String write(Match<S, E> match);

    /** A header line; {@code where} says which file and line it stands in. */
    Reading<MatchHeader> readHeader(String json, Where where);

    /** An event line. */
    Reading<E> readEvent(String json, Where where);

    /** A state, as {@link #writeState} wrote it. */
    Reading<S> readState(String json, Where where);

    /** A whole match file; an event that is rejected is a problem too. */
    Reading<Match<S, E>> read(String file, String fileName);

    /** The JSON Schema of one event line. */
    String eventSchema();
}
