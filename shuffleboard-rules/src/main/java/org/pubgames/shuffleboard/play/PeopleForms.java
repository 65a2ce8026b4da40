package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.pubgames.core.FieldValues.Count;
import org.pubgames.core.FieldValues.OneOf;
import org.pubgames.core.Form;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.SideState;

/**
 * Forms for who is there and who is not, what the organizer decides, and a match that is broken
 * off: of whom it can be reported.
 */
record PeopleForms(ShuffleboardSettings settings) {

    /** The most points of one decision. */
    private static final int MOST_POINTS = 100;

    /** The forms of a kind; empty when the kind is about something else. */
    Optional<List<Form>> of(ShuffleboardState state, Form any) {
        return switch (any.kind().kind()) {
            case "game-conceded" ->
                    Optional.of(
                            settings.bestOf() > 1 && state.end().isPresent()
                                    ? List.of(any)
                                    : List.of());
            case "player-withdrew", "player-disqualified" ->
                    Optional.of(about(state, any, player -> true));
            case "player-absent" -> Optional.of(about(state, any, player -> !state.absent(player)));
            case "player-arrived" -> Optional.of(about(state, any, state::absent));
            case "player-replaced" ->
                    Optional.of(replaceable(state) ? about(state, any, player -> true) : List.of());
            case "organizer-decided" ->
                    Optional.of(List.of(any.with("points", new Count(1, MOST_POINTS))));
            case "match-abandoned" -> Optional.of(List.of(any));
            default -> Optional.empty();
        };
    }

    private boolean replaceable(ShuffleboardState state) {
        return switch (settings.substitution()) {
            case NOT_ALLOWED -> false;
            case BETWEEN_GAMES ->
                    state.endsPlayed() == 0 && !state.end().map(End::begun).orElse(false);
            case ANY_TIME -> true;
        };
    }

    /** About those who are in the match and of whom it can be said. */
    private static List<Form> about(ShuffleboardState state, Form any, Predicate<String> can) {
        List<String> names = new ArrayList<>();
        for (SideState side : state.sides()) {
            side.staying().stream().filter(can).forEach(names::add);
        }
        return names.isEmpty() ? List.of() : List.of(any.with("player", OneOf.players(names)));
    }
}
