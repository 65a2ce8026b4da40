package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.junit.jupiter.api.Test;

/**
 * Larger graphs than can be searched through, against a graph library, with costs that its doubles
 * hold. The graphs are always the same ones.
 */
class LibraryMatchingTest {

    @Test
    void costsWhatTheLibrarysMatchingCosts() {
        for (int seed = 0; seed < 600; seed++) {
            Random random = new Random(seed);
            int nodes = 2 + 2 * random.nextInt(30);
            int range = seed % 3 == 0 ? 3 : 1000;
            Graph<Integer, DefaultWeightedEdge> library =
                    new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
            MatchingGraph graph = new MatchingGraph(nodes, 2);
            for (int node = 0; node < nodes; node++) {
                library.addVertex(node);
            }
            for (int one = 0; one < nodes; one++) {
                for (int other = one + 1; other < nodes; other++) {
                    // Neighbours are always joined, so that there is a perfect matching.
                    if (other == one + 1 || random.nextInt(3) > 0) {
                        int cost = random.nextInt(range);
                        int next = random.nextInt(range);
                        graph.edge(one, other, cost, next);
                        library.setEdgeWeight(library.addEdge(one, other), cost * 40_000.0 + next);
                    }
                }
            }
            double expected =
                    new KolmogorovWeightedPerfectMatching<>(library, ObjectiveSense.MINIMIZE)
                            .getMatching()
                            .getWeight();
            assertThat((double) cost(graph)).as("graph %s", seed).isEqualTo(expected);
        }
    }

    private static long cost(MatchingGraph graph) {
        int[] partners = ExactMatching.of(graph).orElseThrow();
        long sum = 0;
        for (int node = 0; node < partners.length; node++) {
            assertThat(partners[partners[node]]).isEqualTo(node);
            long[] cost = graph.cost(node, partners[node]);
            if (cost == null) {
                throw new AssertionError("no edge from " + node);
            }
            sum += node < partners[node] ? cost[0] * 40_000 + cost[1] : 0;
        }
        return sum;
    }
}
