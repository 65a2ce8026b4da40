package org.pubgames.spring.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    private SeenMoves() {}

    static <S extends GameState, E extends GameEvent> Moves<E> of(
            Game<S, E> game, Match<S, E> match, Viewer viewer, Role role) {
        Match<S, E> seen = SeenMatch.of(game, match, viewer.at(match.seated()));
        Moves<E> all = match.legal().as(role).moves();
        Moves<E> known = seen.legal().as(role).moves();
        List<E> listed = new ArrayList<>();
        List<Form> forms = new ArrayList<>();
        for (EventKind kind : game.events()) {
            List<E> possible = listed(game, all, kind.kind());
            List<E> thought = listed(game, known, kind.kind());
            if (!thought.isEmpty() || !known.forms(kind.kind()).isEmpty()) {
                listed.addAll(told(possible, thought));
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

    private static <S extends GameState, E extends GameEvent> List<E> listed(
            Game<S, E> game, Moves<E> moves, String kind) {
        return moves.listed().stream().filter(event -> kind(game, event).equals(kind)).toList();
    }

    private static <S extends GameState, E extends GameEvent> String kind(
            Game<S, E> game, E event) {
        return game.kind(event).kind();
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
