package org.pubgames.core.internal.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Seats;

/**
 * All sequences of distinguishing events, the shortest first, as long as the effort lasts.
 * Positions that were reached before are left out: what follows them was tried already.
 */
final class BreadthSearch<S extends GameState, E extends GameEvent> {

    private final List<Table<S, E>> tables = new ArrayList<>();
    private int stepsLeft;
    private int completed;

    /** The matches with one number of seats. */
    private static final class Table<S extends GameState, E extends GameEvent> {
        private final Seats seats;
        private final Set<S> seen = new HashSet<>();
        private List<Node<S, E>> frontier = List.of();

        Table(Seats seats) {
            this.seats = seats;
        }
    }

    /** A match, and how it came about. */
    private record Node<S extends GameState, E extends GameEvent>(
            Pair<S, E> pair, @Nullable Node<S, E> before, @Nullable E event) {

        List<E> events() {
            List<E> events = new ArrayList<>();
            for (Node<S, E> node = this; node != null; node = node.before) {
                if (node.event != null) {
                    events.add(0, node.event);
                }
            }
            return events;
        }
    }

    BreadthSearch(int steps) {
        this.stepsLeft = steps;
    }

    /** A match to be searched; both variants agree on it. */
    void begin(Seats seats, Pair<S, E> opening) {
        Table<S, E> table = new Table<>(seats);
        table.seen.add(opening.a().state());
        table.frontier = List.of(new Node<>(opening, null, null));
        tables.add(table);
    }

    /** Sequences of up to this length were all tried and agree. */
    int completed() {
        return completed;
    }

    /** The shortest example; empty when the effort was used up or nothing is left to try. */
    Optional<Trail<E>> shortest() {
        while (stepsLeft > 0) {
            Optional<Trail<E>> found = level();
            if (found.isPresent() || stepsLeft <= 0) {
                return found;
            }
            completed++;
            if (tables.stream().allMatch(table -> table.frontier.isEmpty())) {
                completed = Integer.MAX_VALUE - 1;
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** One event more everywhere. */
    private Optional<Trail<E>> level() {
        @Nullable Trail<E> best = null;
        for (Table<S, E> table : tables) {
            List<Node<S, E>> next = new ArrayList<>();
            for (Node<S, E> node : table.frontier) {
                for (E event : node.pair().distinguishing()) {
                    if (--stepsLeft < 0) {
                        return Optional.ofNullable(best);
                    }
                    Optional<Difference> difference = node.pair().difference(event);
                    if (difference.isPresent()) {
                        if (best == null || difference.get().strongerThan(best.difference())) {
                            best =
                                    new Trail<>(
                                            table.seats,
                                            Trail.with(node.events(), event),
                                            difference.get());
                        }
                    } else if (best == null && node.pair().moves(event)) {
                        Pair<S, E> after = node.pair().after(event);
                        if (table.seen.add(after.a().state())) {
                            next.add(new Node<>(after, node, event));
                        }
                    }
                }
            }
            table.frontier = next;
        }
        return Optional.ofNullable(best);
    }
}
