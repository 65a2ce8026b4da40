package org.pubgames.spring.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Legal;
import org.pubgames.core.Match;
import org.pubgames.core.Moves;
import org.pubgames.core.Role;
import org.pubgames.core.Viewer;

/**
 * What somebody may report next, as far as he may know it: what the match allows, of that what the
 * match as he sees it allows too, and of that what is about whom he may speak for.
 */
final class SeenMoves {

    private static final String PLAYER = "player";

    private SeenMoves() {}

    static <S extends GameState, E extends GameEvent> Moves<E> of(
            Game<S, E> game, Match<S, E> match, Viewer viewer, Role role) {
        Match<S, E> seen = SeenMatch.of(game, match, viewer.at(match.seated()));
        Legal<E> known = seen.legal().as(role);
        Moves<E> all = match.legal().as(role).moves();
        Moves<E> seenMoves = known.moves();
        Set<String> kinds = kinds(game, seenMoves);
        List<E> listed =
                all.listed().stream()
                        .filter(
                                event ->
                                        known.allows(event)
                                                || (Concerned.bare(event)
                                                        && kinds.contains(kind(game, event))))
                        .filter(event -> his(Concerned.player(event), viewer, role))
                        .toList();
        List<Form> forms = new ArrayList<>();
        for (Form form : seenMoves.forms()) {
            if (!all.forms(form.kind().kind()).isEmpty()) {
                his(form, viewer, role).ifPresent(forms::add);
            }
        }
        return new Moves<>(listed, forms);
    }

    private static <S extends GameState, E extends GameEvent> Set<String> kinds(
            Game<S, E> game, Moves<E> moves) {
        Set<String> kinds =
                moves.forms().stream().map(form -> form.kind().kind()).collect(Collectors.toSet());
        moves.listed().forEach(event -> kinds.add(kind(game, event)));
        return kinds;
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
