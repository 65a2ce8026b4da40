package org.pubgames.sjoelen.play;

import java.util.List;
import java.util.function.Predicate;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * Forms for who is there and who is not, who gives up, and a match that is abandoned: of whom it
 * can be reported.
 *
 * @param settings the settings of the match
 */
record PeopleForms(SjoelenSettings settings) {

    List<Form> of(SjoelenState state, Form any) {
        if (state.ranking().isPresent() || state.abandoned().isPresent()) {
            return List.of();
        }
        return switch (any.kind().kind()) {
            case "match-abandoned" -> List.of(any);
            case "player-absent" ->
                    about(state, any, player -> !player.away() && player.turn().isEmpty());
            case "player-arrived" -> about(state, any, SjoelenPlayer::away);
            case "player-replaced" -> about(state, any, this::replaceable);
            case "game-conceded" ->
                    settings.byGames() && state.players().size() > 1
                            ? about(state, any, player -> true)
                            : List.of();
            default -> about(state, any, player -> true);
        };
    }

    private boolean replaceable(SjoelenPlayer player) {
        return switch (settings.substitution()) {
            case NOT_ALLOWED -> false;
            case BETWEEN_TURNS -> player.turn().isEmpty();
            case ANY_TIME -> true;
        };
    }

    /** About those who are in the match and of whom it can be said. */
    private static List<Form> about(SjoelenState state, Form any, Predicate<SjoelenPlayer> can) {
        List<String> names =
                state.players().stream()
                        .filter(player -> !player.withdrawn() && can.test(player))
                        .map(SjoelenPlayer::name)
                        .toList();
        return names.isEmpty()
                ? List.of()
                : List.of(any.with("player", FieldValues.OneOf.players(names)));
    }
}
