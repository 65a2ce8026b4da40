package org.pubgames.conformance.wrong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.docs.DrlPlaces;
import org.pubgames.conformance.profile.Profile;
import org.pubgames.conformance.profile.Profiles;
import org.pubgames.conformance.wrong.Trial.Fate;
import org.pubgames.core.Games;
import org.pubgames.core.Settings;
import org.pubgames.core.mutation.MutantChoice;
import org.pubgames.core.mutation.RulesInForce;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/**
 * A profile alone notices wrong rules: of those in force under its variant that any vector of the
 * game kills, at least nine in ten are killed by a vector of the profile. The rest differ only
 * under other settings. Prints the figures.
 */
class ProfileMutantTest {

    private static final int LEAST_PERCENT = 90;

    static List<Profile> profiles() {
        return Profiles.all();
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void aWrongRuleIsNoticedWithinTheProfile(Profile profile) {
        killed(profile, MutantChoice.ONE_OF_EVERY_THIRD_RULE);
    }

    @Tag("proof")
    @ParameterizedTest
    @MethodSource("profiles")
    void aWrongRuleIsNoticedWithinTheProfileAtLength(Profile profile) {
        killed(profile, MutantChoice.ALL);
    }

    private static void killed(Profile profile, MutantChoice choice) {
        RuledGame<?, ?> game = RuledGames.of(Games.find(profile.game()).orElseThrow());
        Settings settings = game.variants().find(profile.variant()).orElseThrow().settings();
        Set<String> inForce =
                DrlPlaces.texts().entrySet().stream()
                        .filter(rule -> game.ruleIds().contains(rule.getKey()))
                        .filter(rule -> RulesInForce.canFire(rule.getValue(), settings))
                        .map(rule -> rule.getKey())
                        .collect(Collectors.toSet());
        Set<String> anywhere = mutants(Trials.of(game, choice), inForce);
        Set<String> here = mutants(Trials.within(profile, game, choice), inForce);
        here.retainAll(anywhere);
        System.out.printf(
                "%s (%s): %d of %d wrong rules in force are killed within the profile%n",
                profile.name(), choice, here.size(), anywhere.size());
        assertThat(here.size() * 100)
                .as(profile.name())
                .isGreaterThanOrEqualTo(anywhere.size() * LEAST_PERCENT);
    }

    private static Set<String> mutants(Trials trials, Set<String> rules) {
        return trials.ended(Fate.KILLED).stream()
                .map(Trial::mutant)
                .filter(mutant -> rules.contains(mutant.rule()))
                .map(mutant -> mutant.id())
                .collect(Collectors.toSet());
    }
}
