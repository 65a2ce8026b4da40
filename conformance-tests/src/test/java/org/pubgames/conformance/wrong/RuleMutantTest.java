package org.pubgames.conformance.wrong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.comparison.VectorRunner;
import org.pubgames.core.mutation.MutantChoice;
import org.pubgames.core.rules.RuledGame;

/**
 * Every third rule is changed in one small way, and a vector aimed at the rule must notice. {@link
 * RuleMutantProof} changes all of them in every way there is.
 */
class RuleMutantTest {

    private static final MutantChoice CHOICE = MutantChoice.ONE_OF_EVERY_THIRD_RULE;

    static List<RuledGame<?, ?>> games() {
        return RuleMutantProof.games();
    }

    private static Trials trials(RuledGame<?, ?> game) {
        return Trials.of(game, CHOICE);
    }

    /** Relatives share rules: what a vector of one of them notices is noticed. */
    @Test
    void aWrongRuleIsNoticedOrListed() {
        Set<String> noticed = new HashSet<>();
        Set<String> listed = new HashSet<>();
        for (RuledGame<?, ?> game : games()) {
            listed.addAll(Equivalents.of(game.key().id()).mutants());
            trials(game).all().stream()
                    .filter(trial -> !trial.unnoticed())
                    .forEach(trial -> noticed.add(trial.mutant().id()));
        }
        List<String> passing =
                games().stream()
                        .flatMap(game -> trials(game).all().stream())
                        .filter(trial -> !noticed.contains(trial.mutant().id()))
                        .filter(trial -> !listed.contains(trial.mutant().id()))
                        .map(Trial::line)
                        .toList();
        assertThat(passing).as("mutants that pass all vectors aimed at their rule").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMutantCompiles(RuledGame<?, ?> game) {
        assertThat(trials(game).uncompiled()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void control_theRightGamePassesWithSilentMutantsBesideIt(RuledGame<?, ?> game) {
        assertThat(trials(game).all()).isNotEmpty();
        assertThat(trials(game).disturbed()).isEmpty();
    }

    /** One rule of each game; {@code SilencedRuleTest} drops them all. */
    @ParameterizedTest
    @MethodSource("games")
    void control_aRuleThatIsDroppedIsMissed(RuledGame<?, ?> game) {
        String rule = game.ruleIds().iterator().next();
        VectorRunner wrong = new VectorRunner(game.without(rule));
        assertThat(Trials.aimed(game, rule))
                .anyMatch(vector -> wrong.run(vector).status() == Status.FAIL);
    }
}
