package org.pubgames.core.internal.compare;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;

/** The same match under two variants that agreed so far: their states and turns are equal. */
record Pair<S extends GameState, E extends GameEvent>(Position<S, E> a, Position<S, E> b) {

    /** What differs already before the next event. */
    Optional<Difference> difference() {
        if (!a.places().equals(b.places())) {
            return Optional.of(Difference.OUTCOME);
        }
        if (!a.state().equals(b.state())) {
            return Optional.of(Difference.STATE);
        }
        return a.turn().equals(b.turn()) ? Optional.empty() : Optional.of(Difference.TURN);
    }

    /** What differs when this happens. */
    Optional<Difference> difference(E event) {
        return a.step(event).against(b.step(event));
    }

    /** Whether both accept an event on which they agree. */
    boolean moves(E event) {
        return a.step(event).accepted();
    }

    /** The match after an event on which they agree. */
    Pair<S, E> after(E event) {
        return new Pair<>(a.step(event).next(), b.step(event).next());
    }

    /** The events that either variant finds telling. */
    List<E> distinguishing() {
        List<E> ofA = a.distinguishing();
        List<E> ofB = b.distinguishing();
        if (ofA.equals(ofB)) {
            return ofA;
        }
        Set<E> both = new LinkedHashSet<>(ofA);
        both.addAll(ofB);
        return List.copyOf(both);
    }
}
