package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.pubgames.competition.pairing.SwissOptions.Sides;

/**
 * Whether the rounds of one tournament keep the rules, for fields of any size, and whether a graph
 * library finds a round that would be better.
 */
final class SwissChecker implements SwissTournament.Watcher {

    private static final int TRIED_ONE_BY_ONE = 9;

    private final Set<Integer> hadBye = new HashSet<>();
    private int rounds;

    int rounds() {
        return rounds;
    }

    @Override
    public void paired(List<SwissEntrant> present, SwissOptions options, Optional<Round> round) {
        rounds++;
        if (round.isEmpty()) {
            assertThat(exists(present, options, bye -> true, (one, other) -> true)).isFalse();
            return;
        }
        everybodyOnce(present, round.get());
        nobodyTwice(present, round.get());
        lowestBye(present, options, round.get());
        smallestDifference(present, options, round.get());
        if (present.size() <= TRIED_ONE_BY_ONE) {
            assertThat(SwissOracle.pairs(round.get(), present))
                    .isEqualTo(SwissOracle.best(present, options));
        }
    }

    private static void everybodyOnce(List<SwissEntrant> present, Round round) {
        Set<Integer> named = new HashSet<>();
        round.pairs().forEach(pair -> assertThat(named.add(pair.first())).isTrue());
        round.pairs().forEach(pair -> assertThat(named.add(pair.second())).isTrue());
        round.bye().ifPresent(number -> assertThat(named.add(number)).isTrue());
        assertThat(named).hasSameSizeAs(present);
        assertThat(present).allMatch(entrant -> named.contains(entrant.number()));
        assertThat(round.bye().isPresent()).isEqualTo(present.size() % 2 == 1);
    }

    private void nobodyTwice(List<SwissEntrant> present, Round round) {
        for (Pair pair : round.pairs()) {
            assertThat(entrant(present, pair.first()).met()).doesNotContain(pair.second());
            assertThat(entrant(present, pair.second()).met()).doesNotContain(pair.first());
        }
        round.bye().ifPresent(number -> assertThat(hadBye.add(number)).isTrue());
    }

    /** Nobody with a lower score, or as low and with fewer rounds unplayed, could have the bye. */
    private static void lowestBye(List<SwissEntrant> present, SwissOptions options, Round round) {
        round.bye()
                .ifPresent(
                        number -> {
                            SwissEntrant bye = entrant(present, number);
                            assertThat(bye.scoredWithoutPlaying()).isFalse();
                            Predicate<SwissEntrant> lower = entrant -> isLower(entrant, bye);
                            assertThat(exists(present, options, lower, (one, other) -> true))
                                    .isFalse();
                        });
    }

    private static boolean isLower(SwissEntrant one, SwissEntrant other) {
        return one.score() < other.score()
                || (one.score() == other.score() && one.unplayedRounds() < other.unplayedRounds());
    }

    /** With as low a bye, no round has a smaller largest difference of scores. */
    private static void smallestDifference(
            List<SwissEntrant> present, SwissOptions options, Round round) {
        int largest = 0;
        for (Pair pair : round.pairs()) {
            largest = Math.max(largest, difference(present, pair));
        }
        if (largest > 0) {
            int allowed = largest;
            Predicate<SwissEntrant> bye =
                    entrant ->
                            round.bye().isPresent()
                                    && !isLower(entrant(present, round.bye().getAsInt()), entrant);
            assertThat(
                            exists(
                                    present,
                                    options,
                                    bye,
                                    (one, other) ->
                                            Math.abs(one.score() - other.score()) < allowed))
                    .isFalse();
        }
    }

    private static int difference(List<SwissEntrant> present, Pair pair) {
        return Math.abs(
                entrant(present, pair.first()).score() - entrant(present, pair.second()).score());
    }

    private static SwissEntrant entrant(List<SwissEntrant> present, int number) {
        return present.stream().filter(e -> e.number() == number).findFirst().orElseThrow();
    }

    /** Whether there is a legal round with such a bye and such pairs. */
    private static boolean exists(
            List<SwissEntrant> present,
            SwissOptions options,
            Predicate<SwissEntrant> bye,
            BiPredicate<SwissEntrant, SwissEntrant> pair) {
        Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        present.forEach(entrant -> graph.addVertex(entrant.number()));
        boolean odd = present.size() % 2 == 1;
        if (odd) {
            graph.addVertex(-1);
        }
        for (SwissEntrant one : present) {
            if (odd && one.byesHad() == 0 && !one.scoredWithoutPlaying() && bye.test(one)) {
                graph.addEdge(-1, one.number());
            }
            for (SwissEntrant other : present) {
                if (one.number() < other.number()
                        && legal(one, other, options)
                        && pair.test(one, other)) {
                    graph.addEdge(one.number(), other.number());
                }
            }
        }
        return new SparseEdmondsMaximumCardinalityMatching<>(graph).getMatching().isPerfect();
    }

    private static boolean legal(SwissEntrant one, SwissEntrant other, SwissOptions options) {
        if (one.met().contains(other.number())) {
            return false;
        }
        String ones = SwissOracle.letters(one);
        String others = SwissOracle.letters(other);
        return options.sides() != Sides.BOUND
                || (SwissOracle.allowed(ones + "F") && SwissOracle.allowed(others + "S"))
                || (SwissOracle.allowed(ones + "S") && SwissOracle.allowed(others + "F"));
    }
}
