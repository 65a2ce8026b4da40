package org.pubgames.competition.pairing;

import org.jspecify.annotations.Nullable;

/**
 * A graph whose edges have costs, nodes from 0. It is filled once and then only read.
 *
 * <p>A cost is a row of figures, the most important first. Costs are added figure by figure and
 * compared from the first figure on, where they differ. A figure is at most {@link #LARGEST}, so
 * that no sum or difference of as many as there are nodes leaves 64 bits.
 */
final class MatchingGraph {

    /** The largest figure. */
    static final long LARGEST = 1L << 36;

    private final int figures;
    private final long[][] @Nullable [] costs;

    /** Nodes from 0, and how many figures a cost has. */
    MatchingGraph(int nodes, int figures) {
        this.figures = figures;
        costs = new long[nodes][nodes][];
    }

    int nodes() {
        return costs.length;
    }

    int figures() {
        return figures;
    }

    void edge(int one, int other, long... cost) {
        if (cost.length != figures) {
            throw new IllegalArgumentException(cost.length + " figures, not " + figures);
        }
        costs[one][other] = cost;
        costs[other][one] = cost;
    }

    /** Nothing where there is no edge. The array is not to be changed. */
    long @Nullable [] cost(int one, int other) {
        return costs[one][other];
    }
}
