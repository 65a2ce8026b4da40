package org.pubgames.competition.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.pairing.Round;
import org.pubgames.competition.pairing.Side;
import org.pubgames.competition.pairing.Swiss;
import org.pubgames.competition.pairing.SwissEntrant;
import org.pubgames.competition.pairing.SwissOptions;
import org.pubgames.competition.rules.SwissTry;

/** The best round that the rules allow; and where there is none, what stands in its way. */
final class RoundSearch {

    private static final SwissOptions WISHED =
            new SwissOptions(SwissOptions.Sides.WISHED, true, Side.FIRST);

    private final CompetitionState state;
    private final List<SwissEntrant> present;
    private final Optional<Round> best;
    private final Optional<Round> withoutSides;

    private RoundSearch(
            CompetitionState state,
            List<SwissEntrant> present,
            Optional<Round> best,
            Optional<Round> withoutSides) {
        this.state = state;
        this.present = present;
        this.best = best;
        this.withoutSides = withoutSides;
    }

    static RoundSearch of(
            CompetitionState state,
            List<String> players,
            SwissHistory history,
            CompetitionSettings settings) {
        List<SwissEntrant> present =
                players.stream().map(state.numbers()::indexOf).map(history::of).toList();
        if (present.size() < 2) {
            return new RoundSearch(state, present, Optional.empty(), Optional.empty());
        }
        Optional<Round> best = Swiss.pair(present, options(settings));
        Optional<Round> withoutSides = best.isPresent() ? best : Swiss.pair(present, WISHED);
        return new RoundSearch(state, present, best, withoutSides);
    }

    private static SwissOptions options(CompetitionSettings settings) {
        return switch (settings.sides()) {
            case IGNORED -> SwissOptions.SCORES_ALONE;
            case WISHED -> WISHED;
            case BOUND -> SwissOptions.CHESS;
        };
    }

    /** The round: also one in which sides only count as wishes, where that is asked for. */
    Optional<Round> found(boolean sidesWaived) {
        return sidesWaived ? withoutSides : best;
    }

    SwissTry attempt() {
        String resting =
                withoutSides.stream()
                        .flatMap(round -> round.bye().stream().mapToObj(state.numbers()::get))
                        .findFirst()
                        .orElse("");
        return new SwissTry(
                state.rounds().size() + 1,
                state.planned(),
                names(present),
                names(present.stream().filter(each -> each.byesHad() == 0).toList()),
                names(present.stream().filter(this::isStranded).toList()),
                best.isPresent(),
                withoutSides.isPresent(),
                resting);
    }

    private boolean isStranded(SwissEntrant entrant) {
        boolean mayRest = present.size() % 2 == 1 && entrant.byesHad() == 0;
        return !mayRest
                && present.stream()
                        .filter(other -> other.number() != entrant.number())
                        .allMatch(other -> entrant.met().contains(other.number()));
    }

    private List<String> names(List<SwissEntrant> entrants) {
        return entrants.stream().map(each -> state.numbers().get(each.number())).toList();
    }
}
