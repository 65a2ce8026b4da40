package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of the graph, or an odd cycle of blossoms that is treated as one node. In a cycle, part 0
 * holds the base, the only node that may be matched outside; parts 1 and 2, 3 and 4 … are matched.
 */
final class Blossom {

    /** What a search knows of an outermost blossom. */
    enum Label {
        /** Not reached. */
        NONE,
        /** Reached at an even distance from a node without a partner. */
        EVEN,
        /** Reached at an odd distance. */
        ODD
    }

    /** An edge from one node to another. */
    record Link(int from, int to) {
        Link reversed() {
            return new Link(to, from);
        }
    }

    /** The nodes in it. */
    final int[] nodes;

    /** Empty for a single node. */
    final List<Blossom> parts;

    /** From each part to the next, from the last to part 0. */
    private final List<Link> links;

    int base;
    Label label = Label.NONE;

    /** By which edge an odd one was reached, from an even one; of no meaning for others. */
    Link reachedBy = new Link(-1, -1);

    /** The edge of least slack to it from an even blossom, if there is any edge. */
    @Nullable Link nearest;

    /** The slack of that edge. */
    final long[] nearestSlack;

    /** Its own dual value, never negative; a single node has none. */
    final long[] width;

    /** For each node outside the one inside with the least slack to it, or -1. */
    int[] closest = {};

    private Blossom(int[] nodes, List<Blossom> parts, List<Link> links, int figures) {
        this.nodes = nodes;
        this.parts = parts;
        this.links = links;
        nearestSlack = new long[figures];
        width = new long[figures];
    }

    static Blossom single(int node, int figures) {
        Blossom single = new Blossom(new int[] {node}, List.of(), List.of(), figures);
        single.base = node;
        return single;
    }

    /** The cycle of these parts; the first has the base. */
    static Blossom cycle(List<Blossom> parts, List<Link> links, int figures) {
        int[] nodes = parts.stream().flatMapToInt(part -> Arrays.stream(part.nodes)).toArray();
        Blossom cycle = new Blossom(nodes, new ArrayList<>(parts), new ArrayList<>(links), figures);
        cycle.base = parts.get(0).base;
        return cycle;
    }

    boolean isSingle() {
        return parts.isEmpty();
    }

    Link link(int part) {
        return links.get(part);
    }

    /** The node inside with the least slack to a node outside, or -1. */
    int closestTo(int outside) {
        return isSingle() ? base : closest[outside];
    }

    int partWith(int node) {
        for (int part = 0; part < parts.size(); part++) {
            for (int inside : parts.get(part).nodes) {
                if (inside == node) {
                    return part;
                }
            }
        }
        throw new IllegalArgumentException("node " + node + " is elsewhere");
    }

    /** Matches the inside anew so that the node is free to be matched outside. */
    void moveBase(int node, int[] partners) {
        if (base == node) {
            return;
        }
        base = node;
        int first = partWith(node);
        parts.get(first).moveBase(node, partners);
        Collections.rotate(parts, -first);
        Collections.rotate(links, -first);
        for (int part = 1; part < parts.size(); part += 2) {
            Link link = links.get(part);
            parts.get(part).moveBase(link.from(), partners);
            parts.get(part + 1).moveBase(link.to(), partners);
            partners[link.from()] = link.to();
            partners[link.to()] = link.from();
        }
    }
}
