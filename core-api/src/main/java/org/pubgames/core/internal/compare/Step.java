package org.pubgames.core.internal.compare;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Ruling;

/** What a variant makes of an event. */
record Step<S extends GameState, E extends GameEvent>(
        boolean accepted, List<Ruling> rulings, Position<S, E> next) {

    /**
     * What differs between two steps from positions that agreed. An event that both refuse leaves
     * both matches as they were, whatever the reasons.
     */
    Optional<Difference> against(Step<S, E> other) {
        if (!accepted && !other.accepted) {
            return Optional.empty();
        }
        if (!next.places().equals(other.next.places())) {
            return Optional.of(Difference.OUTCOME);
        }
        if (accepted != other.accepted) {
            return Optional.of(Difference.ACCEPTANCE);
        }
        if (points(rulings) != points(other.rulings)) {
            return Optional.of(Difference.POINTS);
        }
        if (!next.state().equals(other.next.state())) {
            return Optional.of(Difference.STATE);
        }
        if (!next.turn().equals(other.next.turn())) {
            return Optional.of(Difference.TURN);
        }
        return same(rulings, other.rulings) ? Optional.empty() : Optional.of(Difference.RULINGS);
    }

    /** The points awarded in all. */
    private static long points(List<Ruling> rulings) {
        long points = 0;
        for (Ruling ruling : rulings) {
            points += ruling.points();
        }
        return points;
    }

    /** Whether the same rules did the same; their words and clauses may differ. */
    static boolean same(List<Ruling> some, List<Ruling> others) {
        if (some.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < some.size(); i++) {
            Ruling one = some.get(i);
            Ruling other = others.get(i);
            if (!one.rule().equals(other.rule())
                    || one.kind() != other.kind()
                    || one.points() != other.points()) {
                return false;
            }
        }
        return true;
    }
}
