package org.pubgames.jackson.internal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Lang;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.MatchView;
import org.pubgames.core.Moves;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revision;
import org.pubgames.core.Rule;
import org.pubgames.core.Turn;
import org.pubgames.core.Where;
import org.pubgames.core.spi.Names;
import org.pubgames.jackson.JsonOptions;

/** Reads what the library's own codecs read. Safe to share between threads. */
public final class ReadForms {

    private static final Where WHOLE = Where.UNKNOWN;

    private ReadForms() {}

    /** Reads values of one type. */
    public interface Reader {

        /** The value, or every problem with its path in the text. */
        Reading<?> read(String json, JsonOptions options);
    }

    /** The last type parameter that a type has as one of its general types, such as the events. */
    public interface Parameters extends Function<Class<?>, Optional<Class<?>>> {}

    /** What reads a type; empty for one that is not read here. */
    public static Optional<Reader> of(Class<?> type, Parameters parameters) {
        if (GameEvent.class.isAssignableFrom(type)) {
            return Belonging.event(type).map(game -> event(Belonging.typed(game), type));
        }
        if (GameState.class.isAssignableFrom(type)) {
            return Belonging.state(type).map(game -> state(Belonging.typed(game)));
        }
        if (Turn.class.isAssignableFrom(type)) {
            return Optional.of(
                    (json, options) -> of(type, answers(Belonging.any()).readTurn(json, WHOLE)));
        }
        if (type == Problem.class) {
            return Optional.of(
                    (json, options) -> answers(Belonging.any()).readProblem(json, WHOLE));
        }
        if (type == Rule.class) {
            return Optional.of((json, options) -> answers(Belonging.any()).readRule(json, WHOLE));
        }
        if (type == MatchHeader.class) {
            return Optional.of(ReadForms::header);
        }
        if (type == Moves.class) {
            return game(parameters.apply(Moves.class))
                    .map(game -> (json, options) -> answers(game).readMoves(json, WHOLE));
        }
        if (type == MatchView.class) {
            return game(parameters.apply(MatchView.class))
                    .map(game -> (json, options) -> answers(game).readView(json, WHOLE));
        }
        if (MatchCodec.Line.class.isAssignableFrom(type)) {
            return game(parameters.apply(MatchCodec.Line.class))
                    .map(game -> (json, options) -> of(type, game.codec().readLine(json, WHOLE)));
        }
        return Revision.class.isAssignableFrom(type)
                ? game(parameters.apply(Revision.class)).map(game -> revision(game, type))
                : Optional.empty();
    }

    private static AnswerCodec<GameState, GameEvent> answers(Game<GameState, GameEvent> game) {
        return game.answers(Lang.EN);
    }

    private static Optional<Game<GameState, GameEvent>> game(Optional<Class<?>> events) {
        return events.flatMap(Belonging::event).map(Belonging::typed);
    }

    private static Reader event(Game<GameState, GameEvent> game, Class<?> type) {
        return (json, options) -> of(type, game.codec().readEvent(json, WHOLE));
    }

    private static Reader state(Game<GameState, GameEvent> game) {
        return (json, options) -> game.codec().readState(json, WHOLE);
    }

    private static Reading<?> header(String json, JsonOptions options) {
        return options.files()
                .open(json, WHOLE)
                .fold(
                        (JsonMatch match) -> Reading.of(match.match().header()),
                        (List<Problem> problems) -> Reading.<MatchHeader>failed(problems));
    }

    private static Reader revision(Game<GameState, GameEvent> game, Class<?> type) {
        return (json, options) ->
                game.codec()
                        .readLine(json, WHOLE)
                        .<Reading<?>>fold(
                                line ->
                                        line instanceof MatchCodec.Line.Revising<?> revising
                                                ? of(type, Reading.of(revising.revision()))
                                                : other(line, type),
                                Reading::failed);
    }

    /** A value that is read as a general type and has to be of a narrower one. */
    private static <T> Reading<?> of(Class<?> type, Reading<T> reading) {
        return reading.<Reading<?>>fold(
                value -> type.isInstance(value) ? reading : other(value, type), Reading::failed);
    }

    private static Reading<Object> other(Object value, Class<?> type) {
        return Reading.failed(
                Problem.of("wrong-type", WHOLE)
                        .withValue(Names.written(value.getClass().getSimpleName()))
                        .withAllowed(Names.written(type.getSimpleName())));
    }
}
