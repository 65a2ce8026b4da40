package org.pubgames.jackson.internal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.pubgames.core.Citation;
import org.pubgames.core.EventKind;
import org.pubgames.core.Form;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Moves;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;

/** Which installed game something belongs to. */
final class Belonging {

    private Belonging() {}

    /** Found when the first value is written, and fixed then: so are the installed games. */
    private static final class Hiding {
        static final Set<Class<?>> TYPES =
                Games.installed().stream()
                        .flatMap(game -> game.hiding().stream())
                        .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a type can hold what some viewer may not see. */
    static boolean hiding(Class<?> type) {
        return Hiding.TYPES.contains(type);
    }

    /** Whether a game has hidden things at all. */
    static boolean hides(Game<?, ?> game) {
        return !game.hiding().isEmpty();
    }

    /** A game, for what all games write alike. */
    static Game<GameState, GameEvent> any() {
        return typed(
                first(game -> true)
                        .orElseThrow(
                                () -> new IllegalStateException("no game is on the class path")));
    }

    /** The game with an id. */
    static Game<GameState, GameEvent> id(String id) {
        return typed(
                Games.find(id)
                        .orElseThrow(
                                () ->
                                        new IllegalStateException(
                                                "the game '" + id + "' is not on the class path")));
    }

    /** The game that has such events, or a kind of them. */
    static Optional<Game<?, ?>> event(Class<?> type) {
        return type == GameEvent.class
                ? Optional.empty()
                : first(game -> game.eventType().isAssignableFrom(type));
    }

    /** The game that has such states. */
    static Optional<Game<?, ?>> state(Class<?> type) {
        return first(game -> game.stateType().isAssignableFrom(type));
    }

    /** Whether moves or a form are those of a game with hidden things. */
    static boolean hiding(Moves<?> moves) {
        return moves.listed().stream()
                        .anyMatch(
                                event ->
                                        event(event.getClass())
                                                .filter(Belonging::hides)
                                                .isPresent())
                || moves.forms().stream().map(Form::kind).anyMatch(Belonging::hiding);
    }

    /** Whether a kind of event is one of a game with hidden things. */
    static boolean hiding(EventKind kind) {
        return first(game -> hides(game) && game.events().contains(kind)).isPresent();
    }

    /** The game whose rules, and clauses, rulings name; relatives share rules, not clauses. */
    static Game<GameState, GameEvent> rulings(List<Ruling> rulings) {
        Optional<Game<?, ?>> knowing =
                first(game -> rulings.stream().allMatch(ruling -> knows(game.rulebook(), ruling)));
        return knowing.map(Belonging::typed)
                .orElseThrow(
                        () ->
                                new IllegalStateException(
                                        "no game on the class path has the rules "
                                                + rulings.stream().map(Ruling::rule).toList()));
    }

    private static boolean knows(RuleBook book, Ruling ruling) {
        return book.rule(ruling.rule()).isPresent()
                && ruling.citations().stream()
                        .map(Citation::clause)
                        .allMatch(clause -> book.clause(clause).isPresent());
    }

    private static Optional<Game<?, ?>> first(Predicate<Game<?, ?>> wanted) {
        for (Game<?, ?> game : Games.installed()) {
            if (wanted.test(game)) {
                return Optional.of(game);
            }
        }
        return Optional.empty();
    }

    /** A game that is only given what belongs to it. */
    @SuppressWarnings("unchecked")
    static Game<GameState, GameEvent> typed(Game<?, ?> game) {
        return (Game<GameState, GameEvent>) game;
    }
}
