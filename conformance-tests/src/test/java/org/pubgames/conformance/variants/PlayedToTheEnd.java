package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;

/** Random matches under a variant, checked after every event. */
final class PlayedToTheEnd {

    private PlayedToTheEnd() {}

    /**
     * A match of legal events that comes to its end.
     *
     * @param longest the most events it may need
     * @param watch looks at the match after every event
     */
    static <S extends GameState, E extends GameEvent> Match<S, E> play(
            Game<S, E> game,
            Variant variant,
            int players,
            long seed,
            int longest,
            Consumer<? super Match<S, E>> watch) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<S, E> match = game.open(variant, seats(players));
        watch.accept(match);
        while (!(match.turn() instanceof Turn.Over)) {
            assertThat(match.size()).as("events of a match under %s", variant).isLessThan(longest);
            assertThat(match.outcome()).isEmpty();
            E event = match.legal().sample(random).orElseThrow();
            Verdict<S, E> verdict = match.judge(event);
            assertThat(verdict.accepted()).as("%s %s", event, verdict.rulings()).isTrue();
            match = verdict.match();
            watch.accept(match);
        }
        ended(match);
        return match;
    }

    private static void ended(Match<?, ?> match) {
        Outcome outcome = match.outcome().orElseThrow();
        if (outcome.places().isEmpty()) {
            // only where a match was given up and nothing of it counts
            assertThat(match.last().orElseThrow().event())
                    .extracting(event -> event.getClass().getSimpleName())
                    .isEqualTo("MatchAbandoned");
        } else {
            assertThat(outcome.winners()).isNotEmpty();
        }
        assertThat(outcome.rulings()).isNotEmpty();
        assertThat(outcome.places())
                .isSortedAccordingTo(Comparator.comparingInt(Outcome.Place::rank))
                .extracting(Outcome.Place::player)
                .doesNotHaveDuplicates()
                .isSubsetOf(match.seated());
        int rank = 0;
        for (int i = 0; i < outcome.places().size(); i++) {
            int next = outcome.places().get(i).rank();
            assertThat(next == rank || next == i + 1).as(outcome.toString()).isTrue();
            rank = next;
        }
    }

    private static Seats seats(int players) {
        return new Seats(IntStream.rangeClosed(1, players).mapToObj(i -> "P" + i).toList());
    }
}
