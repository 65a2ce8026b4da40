package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * Matches and events as JSON text. A match file is one header line, then a line for each event or
 * {@link Revision}. Unknown fields are refused, never ignored.
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
     * @throws IllegalArgumentException when it has a list that is longer than the event's record
     *     allows, so that the line could not be read again; no match accepts such an event
     */
    String writeEvent(E event);

    /**
     * {@return a state as one line; {@link #readState} gives an equal one back}
     *
     * @param state a state of this game
     */
    String writeState(S state);

    /**
     * {@return a revision as one line}
     *
     * @param revision what is taken back or put right
     */
    String writeRevision(Revision<E> revision);

    /**
     * {@return rulings as one line, as journals keep them: by rule, case and facts, without what
     * follows from these; {@link AnswerCodec#writeRuling} writes them for readers}
     *
     * @param rulings rulings of this game
     */
    String writeRulings(List<Ruling> rulings);

    /**
     * {@return what may happen next as one line; its schema is {@code
     * docs/schemas/moves.schema.json}}
     *
     * @param moves what a match's {@link Match#legal} answers
     */
    String writeMoves(Moves<E> moves);

    /**
     * {@return a whole match file; of what was revised only the outcome is in it}
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
     * {@return a position by itself, as the header's field {@code position} has it; whether it can
     * be is for {@link Game#open(Variant, Seats, Position)} to say}
     *
     * @param json the position
     * @param where where the input stands; problems name it
     */
    default Reading<Position> readPosition(String json, Where where) {
        return Reading.failed(Problem.of("no-positions", where.path("/position")));
    }

    /**
     * {@return an event line}
     *
     * @param json the line
     * @param where where the input stands; problems name it
     */
    Reading<E> readEvent(String json, Where where);

    /**
     * {@return a line behind the header: an event or a revision}
     *
     * @param json the line
     * @param where where the input stands; problems name it
     */
    Reading<Line<E>> readLine(String json, Where where);

    /**
     * {@return a line as somebody sends it: the same as {@link #readLine}, with its texts in the
     * form in which names are compared, however they were typed}
     *
     * @param json the line
     * @param where where the input stands; problems name it
     */
    Reading<Line<E>> readSent(String json, Where where);

    /**
     * A line of a match file behind the header.
     *
     * @param <E> the events
     */
    sealed interface Line<E extends GameEvent> {

        /**
         * Something that happened.
         *
         * @param event what was reported
         */
        record Reported<E extends GameEvent>(E event) implements Line<E> {}

        /**
         * A report that was wrong.
         *
         * @param revision what is taken back or put right
         */
        record Revising<E extends GameEvent>(Revision<E> revision) implements Line<E> {}
    }

    /**
     * {@return a state, as {@link #writeState} wrote it}
     *
     * @param json the line
     * @param where where the input stands; problems name it
     */
    Reading<S> readState(String json, Where where);

    /**
     * {@return a whole match file; an event or a revision that is rejected is a problem too}
     *
     * @param file the text of the whole file
     * @param fileName what problems call the file
     */
    Reading<Match<S, E>> read(String file, String fileName);

    /** {@return the JSON Schema of one event line} */
    String eventSchema();

    /**
     * {@return the JSON Schema of the header's field {@code position}; empty when the matches of
     * the game begin at the beginning only}
     */
    default Optional<String> positionSchema() {
        return Optional.empty();
    }

    /** {@return the JSON Schema of a line behind the header, an event or a revision} */
    String lineSchema();
}
