package org.pubgames.competition.pairing;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
    private final long[][] duals;
    private final Blossom[] around;
    private final Set<Blossom> outermost = new LinkedHashSet<>();

    Blossoms(MatchingGraph graph, int[] partners) {
        this.graph = graph;
        this.partners = partners;
        int size = graph.nodes();
        duals = new long[size][];
        around = new Blossom[size];
        for (int node = 0; node < size; node++) {
            duals[node] = twiceTheLeastCost(node);
            around[node] = Blossom.single(node, graph.figures());
            outermost.add(around[node]);
        }
    }

    private long[] twiceTheLeastCost(int node) {
        long[] least = new long[graph.figures()];
        boolean any = false;
        for (int other = 0; other < graph.nodes(); other++) {
            long[] cost = graph.cost(node, other);
            if (cost != null && (!any || Arrays.compare(cost, least) < 0)) {
                System.arraycopy(cost, 0, least, 0, least.length);
                any = true;
            }
        }
        add(least, least, 1);
        return least;
    }

    void matchEdgesWithoutSlack() {
        for (int one = 0; one < partners.length; one++) {
            for (int other = one + 1; other < partners.length && partners[one] < 0; other++) {
                if (partners[other] < 0 && isWithoutSlack(one, other)) {
                    partners[one] = other;
                    partners[other] = one;
                }
            }
        }
    }

    private boolean isWithoutSlack(int one, int other) {
        long[] slack = new long[graph.figures()];
        return improves(one, other, slack, false) && Arrays.stream(slack).allMatch(i -> i == 0);
    }

    Set<Blossom> outermost() {
        return outermost;
    }

    Blossom around(int node) {
        return around[node];
    }

    /** Whether there is an edge of less slack than the known one; then its slack is known. */
    private boolean improves(int one, int other, long[] known, boolean any) {
        long[] cost = graph.cost(one, other);
        if (cost == null) {
            return false;
        }
        long[] ones = duals[one];
        long[] others = duals[other];
        int same = 0;
        if (any) {
            while (same < cost.length
                    && 4 * cost[same] - ones[same] - others[same] == known[same]) {
                same++;
            }
            if (same == cost.length || 4 * cost[same] - ones[same] - others[same] > known[same]) {
                return false;
            }
        }
        for (int i = same; i < cost.length; i++) {
            known[i] = 4 * cost[i] - ones[i] - others[i];
        }
        return true;
    }

    /** Raises or lowers the dual values of a blossom by so many steps; its width follows. */
    void change(Blossom blossom, long[] step, int times) {
        for (int node : blossom.nodes) {
            add(duals[node], step, times);
        }
        if (!blossom.isSingle()) {
            add(blossom.width, step, times);
        }
    }

    /** Adds so many steps, figure by figure. */
    static void add(long[] figures, long[] step, int times) {
        for (int i = 0; i < figures.length; i++) {
            figures[i] += step[i] * times;
        }
    }

    /** Remembers an edge from an even node to the blossom if it is the nearest so far. */
    void consider(int from, Blossom blossom) {
        int to = blossom.closestTo(from);
        if (to >= 0 && improves(from, to, blossom.nearestSlack, blossom.nearest != null)) {
            blossom.nearest = new Link(from, to);
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
        Blossom joined = Blossom.cycle(parts, links, graph.figures());
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
        long[] least = new long[graph.figures()];
        for (Blossom part : parts) {
            int node = part.closestTo(outside);
            if (node >= 0 && improves(node, outside, least, closest >= 0)) {
                closest = node;
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
