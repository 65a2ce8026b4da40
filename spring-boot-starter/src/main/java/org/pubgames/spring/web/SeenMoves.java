package org.pubgames.spring.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pubgames.core.EventKind;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Moves;
import org.pubgames.core.Role;
import org.pubgames.core.Viewer;

/**
 * What somebody may report next, as far as he may know it: what the match allows and the match as
 * he sees it would allow too, about whom he may speak for.
 */
final class SeenMoves {

    private static final String PLAYER = "player";

    /** All that he may report, or as much of it as is asked for. */
    interface Part {
        <S extends GameState, E extends GameEvent> Moves<E> of(
                Game<S, E> game, Match<S, E> match, Viewer viewer, Role role);
    }

    private SeenMoves() {}

    static <S extends GameState, E extends GameEvent> Moves<E> of(
            Game<S, E> game, Match<S, E> match, Viewer viewer, Role role) {
        Moves<E> all = match.legal().as(role).moves();
        Viewer seated = viewer.at(match.seated());
        // while nothing is hidden from him he could list the same
        boolean open = match.state(seated).equals(match.state());
        Moves<E> known = open ? all : SeenMatch.of(game, match, seated).legal().as(role).moves();
        Map<String, List<E>> accepted = byKind(game, all);
        Map<String, List<E>> expected = open ? accepted : byKind(game, known);
        List<E> listed = new ArrayList<>();
        List<Form> forms = new ArrayList<>();
        for (EventKind kind : game.events()) {
            List<E> possible = accepted.getOrDefault(kind.kind(), List.of());
            List<E> thought = expected.getOrDefault(kind.kind(), List.of());
            if (!thought.isEmpty() || !known.forms(kind.kind()).isEmpty()) {
                listed.addAll(open ? possible : told(possible, thought));
            }
            if (!all.forms(kind.kind()).isEmpty()) {
                known.forms(kind.kind())
                        .forEach(form -> his(form, viewer, role).ifPresent(forms::add));
            }
        }
        listed.removeIf(event -> !his(Concerned.player(event), viewer, role));
        return new Moves<>(listed, forms);
    }

    /**
     * As far as he knows, and as forms alone: no event is tried, so a page may ask after every
     * entry.
     */
    static <S extends GameState, E extends GameEvent> Moves<E> forms(
            Game<S, E> game, Match<S, E> match, Viewer viewer, Role role) {
        Viewer seated = viewer.at(match.seated());
        Match<S, E> seen =
                match.state(seated).equals(match.state())
                        ? match
                        : SeenMatch.of(game, match, seated);
        return new Moves<>(
                List.of(),
                seen.legal().as(role).forms().stream()
                        .flatMap(form -> his(form, viewer, role).stream())
                        .toList());
    }

    private static <S extends GameState, E extends GameEvent> Map<String, List<E>> byKind(
            Game<S, E> game, Moves<E> moves) {
        return moves.listed().stream()
                .collect(Collectors.groupingBy(event -> game.kind(event).kind()));
    }

    /**
     * Of the events of a kind those that say nothing but that it happens; the others only where the
     * viewer could have listed the same, for which of them are possible depends on what they tell.
     *
     * @param possible those that are accepted
     * @param thought those that would be, as far as he knows
     */
    private static <E extends GameEvent> List<E> told(List<E> possible, List<E> thought) {
        if (Set.copyOf(possible).equals(Set.copyOf(thought))) {
            return possible;
        }
        List<E> bare = possible.stream().filter(Concerned::bare).toList();
        return bare.isEmpty() && !possible.isEmpty() ? thought : bare;
    }

    private static boolean his(Optional<String> about, Viewer viewer, Role role) {
        if (viewer.seat().isEmpty() || about.isEmpty()) {
            return true;
        }
        boolean own = viewer.is(about.get());
        return role == Role.PLAYER ? own : role != Role.OPPONENT || !own;
    }

    /** The form for those players whom he may speak for; empty where none is left. */
    private static Optional<Form> his(Form form, Viewer viewer, Role role) {
        for (FormField field : form.fields()) {
            if (field.name().equals(PLAYER)
                    && field.values() instanceof FieldValues.OneOf players
                    && players.what() == FieldValues.Named.PLAYER) {
                List<String> left =
                        players.names().stream()
                                .filter(name -> his(Optional.of(name), viewer, role))
                                .toList();
                return left.isEmpty()
                        ? Optional.empty()
                        : Optional.of(form.with(PLAYER, FieldValues.OneOf.players(left)));
            }
        }
        return Optional.of(form);
    }
}
