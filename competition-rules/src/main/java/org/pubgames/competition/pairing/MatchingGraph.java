package org.pubgames.competition.pairing;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A graph whose edges have costs, nodes from 0. It is filled once and then only read. */
final class MatchingGraph {

    private final @Nullable BigInteger[][] costs;

    MatchingGraph(int nodes) {
        costs = new @Nullable BigInteger[nodes][nodes];
    }

    int nodes() {
        return costs.length;
    }

    void edge(int one, int other, BigInteger cost) {
        costs[one][other] = cost;
        costs[other][one] = cost;
    }

    /** Nothing where there is no edge. */
    @Nullable BigInteger cost(int one, int other) {
        return costs[one][other];
    }
}
