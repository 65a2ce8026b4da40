package org.pubgames.competition.pairing;

import java.util.Arrays;
import java.util.Optional;

/**
 * The perfect matching of least cost in a general graph, exactly: Edmonds' blossom algorithm with
 * dual values, in time of order n³. Costs are rows of whole numbers, see {@link MatchingGraph}.
 *
 * <p>Why not a library's: the costs of a Swiss round hold a level for each quality and one for each
 * entrant, about 50 digits with 20 entrants and 500 with 200. Solvers of graph libraries count in
 * doubles, which hold 15 digits; the best known for Java also gives up on sums above 10¹⁰ and does
 * not end on some graphs (research JGraphT #1232, #1200). The tests compare this one with it where
 * its numbers suffice.
 */
final class ExactMatching {

    private ExactMatching() {}

    /**
     * The best matching.
     *
     * @return for each node its partner, or nothing when not every node can have one
     */
    static Optional<int[]> of(MatchingGraph graph) {
        int[] partners = new int[graph.nodes()];
        Arrays.fill(partners, -1);
        Blossoms blossoms = new Blossoms(graph, partners);
        blossoms.matchEdgesWithoutSlack();
        while (Arrays.stream(partners).anyMatch(partner -> partner < 0)) {
            if (!new MatchingSearch(blossoms, partners).findsPartners()) {
                return Optional.empty();
            }
        }
        return Optional.of(partners);
    }
}
