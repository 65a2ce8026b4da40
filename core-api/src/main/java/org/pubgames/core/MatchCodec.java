package org.pubgames.core;

/**
 * Matches and events as JSON text. A match file is one header line, then one event a line. Unknown
 * fields are refused, never ignored.
 *
 * @param <S> the state
 * @param <E> the events
 */
public interface MatchCodec<S extends GameState, E extends GameEvent> {

    /**
     * {@return the header line, with the variant's digest}
     *
     * @param header what the match is about
     */
    String writeHeader(MatchHeader header);

    /**
     * {@return an event as one line}
     *
     * @param event what was reported
     */
    String writeEvent(E event);

    /**
     * {@return a state as one line; {@link #readState} gives an equal one back}
     *
     * @param state a state of this game
     */
    String writeState(S state);

    /**
     * {@return a whole match file}
     *
     * @param match a match of this game
     */
    String write(Match<S, E> match);

    /**
     * {@return a header line; {@code where} says which file and line it stands in}
     *
     * @param json the line
     * @param where where the input stands; problems name it
     */
    Reading<MatchHeader> readHeader(String json, Where where);

    /**
     * {@return an event line}
     *
     * @param json the line
     * @param where where the input stands; problems name it
     */
    Reading<E> readEvent(String json, Where where);

    /**
     * {@return a state, as {@link #writeState} wrote it}
     *
     * @param json the line
     * @param where where the input stands; problems name it
     */
    Reading<S> readState(String json, Where where);

    /**
     * {@return a whole match file; an event that is rejected is a problem too}
     *
     * @param file the text of the whole file
     * @param fileName what problems call the file
     */
    Reading<Match<S, E>> read(String file, String fileName);

    /** {@return the JSON Schema of one event line} */
    String eventSchema();
}
