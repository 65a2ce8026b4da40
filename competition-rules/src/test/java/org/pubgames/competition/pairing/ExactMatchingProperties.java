package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/** The matching costs what the best of all matchings costs, tried one by one. */
class ExactMatchingProperties {

    @Property(tries = 3000)
    void asGoodAsTheBestOfAll(
            @ForAll @IntRange(min = 1, max = 5) int half,
            @ForAll @IntRange(min = 1, max = 100) int density,
            @ForAll @IntRange(min = 1, max = 40) int range,
            @ForAll long seed) {
        Random random = new Random(seed);
        int nodes = 2 * half;
        int[][] costs = new int[nodes][nodes];
        MatchingGraph graph = new MatchingGraph(nodes, 1);
        for (int one = 0; one < nodes; one++) {
            for (int other = one + 1; other < nodes; other++) {
                costs[one][other] = random.nextInt(100) < density ? random.nextInt(range) : -1;
                if (costs[one][other] >= 0) {
                    graph.edge(one, other, costs[one][other]);
                }
            }
        }
        @Nullable Integer least = least(costs, 0, new boolean[nodes]);
        Optional<int[]> found = ExactMatching.of(graph);
        assertThat(found.isPresent()).isEqualTo(least != null);
        found.ifPresent(partners -> assertThat(sum(costs, partners)).isEqualTo(least));
    }

    private static int sum(int[][] costs, int[] partners) {
        int sum = 0;
        for (int node = 0; node < partners.length; node++) {
            int partner = partners[node];
            assertThat(partners[partner]).isEqualTo(node);
            if (node < partner) {
                assertThat(costs[node][partner]).isNotNegative();
                sum += costs[node][partner];
            }
        }
        return sum;
    }

    private static @Nullable Integer least(int[][] costs, int from, boolean[] taken) {
        int one = from;
        while (one < taken.length && taken[one]) {
            one++;
        }
        if (one == taken.length) {
            return 0;
        }
        Integer least = null;
        taken[one] = true;
        for (int other = one + 1; other < taken.length; other++) {
            if (!taken[other] && costs[one][other] >= 0) {
                taken[other] = true;
                Integer rest = least(costs, one + 1, taken);
                if (rest != null && (least == null || rest + costs[one][other] < least)) {
                    least = rest + costs[one][other];
                }
                taken[other] = false;
            }
        }
        taken[one] = false;
        return least;
    }
}
