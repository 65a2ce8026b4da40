package org.pubgames.competition.picture;

import java.util.List;
import java.util.stream.Stream;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.PlayedEvening;

/** The figures of a table: evenings where these make it, otherwise matches. */
final class Columns {

    private final CompetitionState state;

    Columns(CompetitionState state) {
        this.state = state;
    }

    /** Keys of the words above the figures. */
    List<String> words() {
        return state.evenings().isEmpty()
                ? List.of("short.played", "short.won", "short.drawn", "short.lost")
                : List.of("short.evenings", "short.best");
    }

    /** The figures of an entrant, in the same order. */
    List<Integer> of(String player) {
        if (!state.evenings().isEmpty()) {
            List<Integer> points = points(state.evenings(), player).toList();
            return List.of(points.size(), points.stream().mapToInt(each -> each).max().orElse(0));
        }
        Tally tally = Tally.of(state, player);
        return List.of(tally.played(), tally.won(), tally.drawn(), tally.lost());
    }

    private static Stream<Integer> points(List<PlayedEvening> evenings, String player) {
        return evenings.stream().flatMapToInt(each -> each.points(player).stream()).boxed();
    }
}
