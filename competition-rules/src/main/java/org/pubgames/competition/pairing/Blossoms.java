package org.pubgames.competition.pairing;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.competition.pairing.Blossom.Label;
import org.pubgames.competition.pairing.Blossom.Link;

/**
 * The outermost blossoms of a graph, its dual values and slacks.
 *
 * <p>The slack of an edge between two outermost blossoms is its cost less the dual values of its
 * two nodes, never negative. A node's dual value holds those of all blossoms around it. Costs are
 * taken four times and dual values begin even, so that half the slack between two even blossoms is
 * always a whole number: nodes without a partner all change by the same steps, and along edges
 * without slack the sum of the dual values is even.
 */
final class Blossoms {

    private final MatchingGraph graph;
    private final int[] partners;
    private final BigInteger[] duals;
    private final Blossom[] around;
    private final Set<Blossom> outermost = new LinkedHashSet<>();

    Blossoms(MatchingGraph graph, int[] partners) {
        this.graph = graph;
        this.partners = partners;
        int size = graph.nodes();
        duals = new BigInteger[size];
        around = new Blossom[size];
        for (int node = 0; node < size; node++) {
            duals[node] = twiceTheLeastCost(node);
            around[node] = Blossom.single(node);
            outermost.add(around[node]);
        }
    }

    private BigInteger twiceTheLeastCost(int node) {
        @Nullable BigInteger least = null;
        for (int other = 0; other < graph.nodes(); other++) {
            BigInteger cost = graph.cost(node, other);
            if (cost != null && (least == null || cost.compareTo(least) < 0)) {
                least = cost;
            }
        }
        return least == null ? BigInteger.ZERO : least.shiftLeft(1);
    }

    void matchEdgesWithoutSlack() {
        for (int one = 0; one < partners.length; one++) {
            for (int other = one + 1; other < partners.length && partners[one] < 0; other++) {
                if (partners[other] < 0 && graph.cost(one, other) != null) {
                    if (slack(one, other).signum() == 0) {
                        partners[one] = other;
                        partners[other] = one;
                    }
                }
            }
        }
    }

    Set<Blossom> outermost() {
        return outermost;
    }

    Blossom around(int node) {
        return around[node];
    }

    private BigInteger slack(int one, int other) {
        BigInteger cost = graph.cost(one, other);
        if (cost == null) {
            throw new IllegalArgumentException("no edge: " + one + ", " + other);
        }
        return cost.shiftLeft(2).subtract(duals[one]).subtract(duals[other]);
    }

    /** Raises or lowers the dual values of a blossom; its width follows. */
    void change(Blossom blossom, BigInteger by) {
        for (int node : blossom.nodes) {
            duals[node] = duals[node].add(by);
        }
        if (!blossom.isSingle()) {
            blossom.width = blossom.width.add(by);
        }
    }

    /** Remembers an edge from an even node to the blossom if it is the nearest so far. */
    void consider(int from, Blossom blossom) {
        int to = blossom.closestTo(from);
        if (to < 0 || graph.cost(from, to) == null) {
            return;
        }
        BigInteger slack = slack(from, to);
        if (blossom.nearest == null || slack.compareTo(blossom.nearestSlack) < 0) {
            blossom.nearest = new Link(from, to);
            blossom.nearestSlack = slack;
        }
    }

    /** Finds the edge of least slack from all even blossoms but itself. */
    void findNearest(Blossom blossom) {
        blossom.nearest = null;
        for (Blossom even : outermost) {
            if (even != blossom && even.label == Label.EVEN) {
                for (int node : even.nodes) {
                    consider(node, blossom);
                }
            }
        }
    }

    /** Joins outermost blossoms into one. */
    Blossom join(List<Blossom> parts, List<Link> links) {
        Blossom joined = Blossom.cycle(parts, links);
        for (Blossom part : parts) {
            outermost.remove(part);
        }
        outermost.add(joined);
        for (int node : joined.nodes) {
            around[node] = joined;
        }
        joined.closest = new int[graph.nodes()];
        for (int outside = 0; outside < joined.closest.length; outside++) {
            joined.closest[outside] = around[outside] == joined ? -1 : closest(parts, outside);
        }
        return joined;
    }

    private int closest(List<Blossom> parts, int outside) {
        int closest = -1;
        BigInteger least = BigInteger.ZERO;
        for (Blossom part : parts) {
            int node = part.closestTo(outside);
            if (node >= 0 && graph.cost(node, outside) != null) {
                BigInteger slack = slack(node, outside);
                if (closest < 0 || slack.compareTo(least) < 0) {
                    closest = node;
                    least = slack;
                }
            }
        }
        return closest;
    }

    /** Makes the parts of an outermost blossom outermost. */
    void dissolve(Blossom blossom) {
        outermost.remove(blossom);
        for (Blossom part : blossom.parts) {
            outermost.add(part);
            for (int node : part.nodes) {
                around[node] = part;
            }
        }
    }
}
