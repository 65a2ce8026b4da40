package org.pubgames.core.internal.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;
import org.pubgames.core.spi.Distinguishing;

/** A match at some moment, with what was asked of it so far. */
final class Position<S extends GameState, E extends GameEvent> {

    private final Positions<S, E> all;
    private final Match<S, E> match;
    private final Map<E, Step<S, E>> steps = new HashMap<>();
    private @Nullable List<E> distinguishing;
    private @Nullable Turn turn;
    private @Nullable List<Outcome.Place> places;

    Position(Positions<S, E> all, Match<S, E> match) {
        this.all = all;
        this.match = match;
    }

    /** One of the matches that came here. */
    Match<S, E> match() {
        return match;
    }

    S state() {
        return match.state();
    }

    Turn turn() {
        Turn known = turn;
        if (known == null) {
            known = match.turn();
            turn = known;
        }
        return known;
    }

    /** Everybody's place; empty while the match goes on. */
    List<Outcome.Place> places() {
        List<Outcome.Place> known = places;
        if (known == null) {
            known = match.outcome().map(Outcome::places).orElse(List.of());
            places = known;
        }
        return known;
    }

    List<E> distinguishing() {
        List<E> known = distinguishing;
        if (known == null) {
            known =
                    match.legal() instanceof Distinguishing<E> legal
                            ? legal.distinguishing()
                            : List.of();
            distinguishing = known;
        }
        return known;
    }

    Optional<E> straight(int course) {
        return match.legal() instanceof Distinguishing<E> legal
                ? legal.straight(course)
                : Optional.empty();
    }

    Step<S, E> step(E event) {
        Step<S, E> known = steps.get(event);
        if (known == null) {
            Verdict<S, E> verdict = match.judge(event);
            known =
                    new Step<>(
                            verdict.accepted(),
                            verdict.rulings(),
                            verdict.accepted() ? all.of(verdict.match()) : this);
            steps.put(event, known);
        }
        return known;
    }
}
