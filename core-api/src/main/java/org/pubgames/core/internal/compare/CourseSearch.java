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
 * Straight courses of play, all side by side, with a look at every distinguishing event on the way:
 * leads quickly to what is found only deep in a match.
 */
final class CourseSearch<S extends GameState, E extends GameEvent> {

    private final List<Walk<S, E>> walks = new ArrayList<>();
    private final Set<Pair<S, E>> looked = new HashSet<>();
    private int stepsLeft;

    /** One course with one number of seats. */
    private static final class Walk<S extends GameState, E extends GameEvent> {
        private final Seats seats;
        private final int course;
        private final boolean ofA;
        private final List<E> events = new ArrayList<>();
        private Pair<S, E> now;

        Walk(Seats seats, int course, boolean ofA, Pair<S, E> opening) {
            this.seats = seats;
            this.course = course;
            this.ofA = ofA;
            this.now = opening;
        }

        Optional<E> next() {
            return (ofA ? now.a() : now.b()).straight(course);
        }

        Trail<E> trail(E last, Difference difference) {
            return new Trail<>(seats, Trail.with(events, last), difference);
        }
    }

    CourseSearch(int steps) {
        this.stepsLeft = steps;
    }

    /** A match to be searched; both variants agree on it. */
    void begin(Seats seats, Pair<S, E> opening) {
        for (boolean ofA : new boolean[] {true, false}) {
            Position<S, E> position = ofA ? opening.a() : opening.b();
            for (int course = 0; position.straight(course).isPresent(); course++) {
                walks.add(new Walk<>(seats, course, ofA, opening));
            }
        }
    }

    /** The first example on the way, the strongest of its length. */
    Optional<Trail<E>> first(int mostEvents) {
        for (int i = 0; i < mostEvents && !walks.isEmpty(); i++) {
            @Nullable Trail<E> best = null;
            for (Walk<S, E> walk : List.copyOf(walks)) {
                Optional<Trail<E>> found = step(walk);
                if (found.isPresent() && (best == null || found.get().betterThan(best))) {
                    best = found.get();
                }
            }
            if (best != null) {
                return Optional.of(best);
            }
        }
        return Optional.empty();
    }

    private Optional<Trail<E>> step(Walk<S, E> walk) {
        @Nullable Trail<E> best = null;
        List<E> candidates =
                stepsLeft > 0 && looked.add(walk.now) ? walk.now.distinguishing() : List.of();
        Optional<E> next = walk.next();
        for (E event : candidates) {
            best = better(walk, event, best);
            stepsLeft--;
        }
        if (next.isPresent()) {
            best = better(walk, next.get(), best);
        }
        if (next.isPresent() && best == null && walk.now.moves(next.get())) {
            walk.now = walk.now.after(next.get());
            walk.events.add(next.get());
        } else {
            walks.remove(walk);
        }
        return Optional.ofNullable(best);
    }

    private @Nullable Trail<E> better(Walk<S, E> walk, E event, @Nullable Trail<E> best) {
        Optional<Difference> difference = walk.now.difference(event);
        if (difference.isEmpty()
                || (best != null && !difference.get().strongerThan(best.difference()))) {
            return best;
        }
        return walk.trail(event, difference.get());
    }
}
