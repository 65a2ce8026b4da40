package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.pubgames.competition.pairing.Blossom.Label;
import org.pubgames.competition.pairing.Blossom.Link;

/**
 * One search for two nodes without a partner and a path between them along edges without slack,
 * with matched and other edges in turn. Trees grow from all nodes without a partner at once; where
 * no edge without slack leads on, the dual values change until one does.
 */
final class MatchingSearch {

    private final Blossoms blossoms;
    private final int[] partners;

    MatchingSearch(Blossoms blossoms, int[] partners) {
        this.blossoms = blossoms;
        this.partners = partners;
    }

    /** Whether there was such a path; its nodes have their new partners then. */
    boolean findsPartners() {
        for (Blossom blossom : blossoms.outermost()) {
            blossom.label = Label.NONE;
            blossom.nearest = null;
        }
        for (Blossom blossom : List.copyOf(blossoms.outermost())) {
            if (partners[blossom.base] < 0) {
                makeEven(blossom);
            }
        }
        while (true) {
            Blossom next = null;
            for (Blossom blossom : blossoms.outermost()) {
                if (limits(blossom) && (next == null || isSooner(blossom, next))) {
                    next = blossom;
                }
            }
            if (next == null) {
                return false;
            }
            changeBy(limit(next));
            if (act(next)) {
                return true;
            }
        }
    }

    /** Whether dual values can change only so far before something happens at this blossom. */
    private static boolean limits(Blossom blossom) {
        return blossom.label == Label.ODD ? !blossom.isSingle() : blossom.nearest != null;
    }

    /** How far: a figure of it. */
    private static long limit(Blossom blossom, int figure) {
        return switch (blossom.label) {
            case EVEN -> blossom.nearestSlack[figure] / 2;
            case ODD -> blossom.width[figure];
            case NONE -> blossom.nearestSlack[figure];
        };
    }

    private static long[] limit(Blossom blossom) {
        long[] limit = new long[blossom.width.length];
        Arrays.setAll(limit, figure -> limit(blossom, figure));
        return limit;
    }

    private static boolean isSooner(Blossom one, Blossom other) {
        for (int figure = 0; figure < one.width.length; figure++) {
            int order = Long.compare(limit(one, figure), limit(other, figure));
            if (order != 0) {
                return order < 0;
            }
        }
        return false;
    }

    private void changeBy(long[] step) {
        if (Arrays.stream(step).allMatch(figure -> figure == 0)) {
            return;
        }
        for (Blossom blossom : blossoms.outermost()) {
            switch (blossom.label) {
                case EVEN -> {
                    blossoms.change(blossom, step, 1);
                    Blossoms.add(blossom.nearestSlack, step, -2);
                }
                case ODD -> blossoms.change(blossom, step, -1);
                case NONE -> Blossoms.add(blossom.nearestSlack, step, -1);
            }
        }
    }

    /** Whether it ends the search. */
    private boolean act(Blossom blossom) {
        Link link = blossom.nearest;
        if (blossom.label == Label.ODD || link == null) {
            dissolve(blossom);
            return false;
        }
        if (blossom.label == Label.NONE) {
            blossom.label = Label.ODD;
            blossom.reachedBy = link;
            makeEven(blossoms.around(partners[blossom.base]));
            return false;
        }
        List<Blossom> one = pathToRoot(blossoms.around(link.from()));
        List<Blossom> other = pathToRoot(blossoms.around(link.to()));
        if (last(one) != last(other)) {
            giveNewPartner(link.from(), link.to());
            giveNewPartner(link.to(), link.from());
            return true;
        }
        joinCycle(link, one, other);
        return false;
    }

    private void makeEven(Blossom blossom) {
        blossom.label = Label.EVEN;
        for (int node : blossom.nodes) {
            for (Blossom other : blossoms.outermost()) {
                if (other != blossom && other.label != Label.ODD) {
                    blossoms.consider(node, other);
                }
            }
        }
    }

    /** From an even blossom to the root of its tree, even and odd ones in turn. */
    private List<Blossom> pathToRoot(Blossom even) {
        List<Blossom> path = new ArrayList<>();
        path.add(even);
        while (partners[last(path).base] >= 0) {
            Blossom odd = blossoms.around(partners[last(path).base]);
            path.add(odd);
            path.add(blossoms.around(odd.reachedBy.from()));
        }
        return path;
    }

    private static Blossom last(List<Blossom> path) {
        return path.get(path.size() - 1);
    }

    /** The edge of a tree from a blossom to the next one towards the root. */
    private Link towardsRoot(Blossom blossom) {
        return blossom.label == Label.ODD
                ? blossom.reachedBy.reversed()
                : new Link(blossom.base, partners[blossom.base]);
    }

    /** An edge joins two even blossoms of one tree: they and all between become one. */
    private void joinCycle(Link link, List<Blossom> one, List<Blossom> other) {
        int ones = one.size();
        int others = other.size();
        while (ones > 1 && others > 1 && one.get(ones - 2) == other.get(others - 2)) {
            ones--;
            others--;
        }
        List<Blossom> parts = new ArrayList<>(one.subList(0, ones));
        List<Link> links = new ArrayList<>();
        for (Blossom part : parts.subList(0, ones - 1)) {
            links.add(towardsRoot(part).reversed());
        }
        Collections.reverse(parts);
        Collections.reverse(links);
        links.add(link);
        for (Blossom part : other.subList(0, others - 1)) {
            parts.add(part);
            links.add(towardsRoot(part));
        }
        List<Blossom> odd = parts.stream().filter(part -> part.label == Label.ODD).toList();
        Blossom joined = blossoms.join(parts, links);
        joined.label = Label.EVEN;
        blossoms.findNearest(joined);
        for (Blossom part : odd) {
            for (int node : part.nodes) {
                for (Blossom outside : blossoms.outermost()) {
                    if (outside != joined && outside.label != Label.ODD) {
                        blossoms.consider(node, outside);
                    }
                }
            }
        }
    }

    /** An odd blossom without width: its parts stand for themselves. */
    private void dissolve(Blossom blossom) {
        int size = blossom.parts.size();
        int entry = blossom.partWith(blossom.reachedBy.to());
        blossoms.dissolve(blossom);
        for (Blossom part : blossom.parts) {
            part.label = Label.NONE;
        }
        // The matched edge of the entry shows the direction in which the base is an even way off.
        boolean back = entry % 2 == 0;
        Link reachedBy = blossom.reachedBy;
        List<Blossom> even = new ArrayList<>();
        int at = entry;
        while (true) {
            Blossom odd = blossom.parts.get(at);
            odd.label = Label.ODD;
            odd.reachedBy = reachedBy;
            if (at == 0) {
                break;
            }
            at = back ? at - 1 : (at + 1) % size;
            even.add(blossom.parts.get(at));
            reachedBy = back ? blossom.link(at - 1).reversed() : blossom.link(at);
            at = back ? at - 1 : (at + 1) % size;
        }
        for (Blossom part : blossom.parts) {
            if (part.label == Label.NONE) {
                blossoms.findNearest(part);
            }
        }
        even.forEach(this::makeEven);
    }

    /** Matches an even node anew and gives those on the way to the root their other neighbours. */
    private void giveNewPartner(int node, int partner) {
        int given = node;
        int to = partner;
        while (true) {
            Blossom even = blossoms.around(given);
            int before = partners[even.base];
            even.moveBase(given, partners);
            partners[given] = to;
            if (before < 0) {
                return;
            }
            Blossom odd = blossoms.around(before);
            Link link = odd.reachedBy;
            odd.moveBase(link.to(), partners);
            partners[link.to()] = link.from();
            given = link.from();
            to = link.to();
        }
    }
}
