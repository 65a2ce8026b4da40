package org.pubgames.core.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.pubgames.core.Form;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Legal;
import org.pubgames.core.Moves;
import org.pubgames.core.Problem;
import org.pubgames.core.Role;
import org.pubgames.core.spi.Distinguishing;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.Trial;

/**
 * What may happen next, described by asking the rules themselves.
 *
 * @param derived what may be filled in
 * @param roles whether an event may be reported in a capacity
 * @param role the capacity of whoever asks; empty for anybody
 */
record RuledLegal<S extends GameState, E extends GameEvent>(
        Function<Predicate<E>, Trial<E>> trials,
        Referee<S, E> referee,
        Supplier<RuleBase> rules,
        S state,
        DerivedMoves<S, E> derived,
        BiPredicate<E, Role> roles,
        Optional<Role> role)
        implements Distinguishing<E> {

    @Override
    public boolean allows(E event) {
        if (role.isPresent() && !roles.test(event, role.get())) {
            return false;
        }
        try (Judging judging = rules.get().open()) {
            referee.judge(state, event, judging);
            return !judging.findings().forbidden();
        }
    }

    private Trial<E> trial() {
        return trials.apply(this::allows);
    }

    @Override
    public Moves<E> moves() {
        return derived.moves(this::allows, role);
    }

    @Override
    public List<Form> forms() {
        return derived.forms(role);
    }

    @Override
    public List<Problem> problems(E event) {
        return derived.problems(event, this::allows, role);
    }

    @Override
    public List<String> kinds() {
        return referee.kinds(state, trial());
    }

    @Override
    public Optional<E> sample(RandomGenerator random) {
        return referee.sample(state, random, trial());
    }

    @Override
    public List<E> distinguishing() {
        return referee.distinguishing(state);
    }

    @Override
    public Optional<E> straight(int course) {
        return referee.straight(state, course);
    }

    @Override
    public Legal<E> as(Role asking) {
        return new RuledLegal<>(trials, referee, rules, state, derived, roles, Optional.of(asking));
    }
}
