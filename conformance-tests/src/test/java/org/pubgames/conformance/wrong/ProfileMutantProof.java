package org.pubgames.conformance.wrong;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.docs.DrlPlaces;
import org.pubgames.conformance.profile.Profile;
import org.pubgames.conformance.profile.Profiles;
import org.pubgames.conformance.profile.Unaimed;
import org.pubgames.conformance.wrong.Trial.Fate;
import org.pubgames.core.Games;
import org.pubgames.core.Settings;
import org.pubgames.core.mutation.Mutant;
import org.pubgames.core.mutation.MutantChoice;
import org.pubgames.core.mutation.RulesInForce;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/**
 * How many wrong rules all vectors of a profile notice, and no others: of one change of each rule
 * that some vector of the game kills, and that is not right all the same by the settings of the
 * profile's variant. Prints the figures; what is missed stands in {@code target/profile-mutants}.
 */
@Tag("proof")
class ProfileMutantProof {

    /** How many wrong rules of the sample a profile does not notice. It must only fall. */
    private static final Map<String, Integer> MISSED =
            Map.of(
                    "sjoelen/ans-pre2016", 12,
                    "sjoelen/masters", 15,
                    "sjoelen/s240", 12,
                    "schocken/hattersheim", 16,
                    "shovelboard/masters", 5,
                    "table-shuffleboard/masters", 5,
                    "court-shuffleboard/masters", 7,
                    "deck-shuffleboard/masters", 6);

    private static final MutantChoice CHOICE = MutantChoice.ONE_OF_EACH_RULE;

    static List<Profile> profiles() {
        return Profiles.all();
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void aWrongRuleIsNoticedWithinTheProfile(Profile profile) throws IOException {
        RuledGame<?, ?> game = RuledGames.of(Games.find(profile.game()).orElseThrow());
        Settings settings = game.variants().find(profile.variant()).orElseThrow().settings();
        Map<String, String> texts = DrlPlaces.texts();
        Set<String> silent = Unaimed.of(profile).ids();
        Map<String, String> anywhere = new TreeMap<>();
        for (Trial trial : Trials.of(game, CHOICE).ended(Fate.KILLED)) {
            Mutant mutant = trial.mutant();
            String right = texts.getOrDefault(mutant.rule(), "");
            if (game.ruleIds().contains(mutant.rule())
                    && !silent.contains(mutant.rule())
                    && !RulesInForce.rest(right, settings)
                            .equals(RulesInForce.rest(mutant.text(), settings))) {
                anywhere.put(mutant.id(), mutant.sentence());
            }
        }
        Set<String> here =
                Trials.within(profile, game, CHOICE, anywhere.keySet()).ended(Fate.KILLED).stream()
                        .map(trial -> trial.mutant().id())
                        .collect(Collectors.toCollection(TreeSet::new));
        Map<String, String> missed = new TreeMap<>(anywhere);
        missed.keySet().removeAll(here);
        System.out.printf(
                "%s: %d of %d wrong rules are noticed within the profile%n",
                profile.name(), here.size(), anywhere.size());
        Path folder = Files.createDirectories(Path.of("target", "profile-mutants"));
        List<String> lines = new ArrayList<>();
        missed.forEach((id, change) -> lines.add(id + ": " + change));
        Files.write(folder.resolve(profile.name().replace('/', '-') + ".txt"), lines);
        assertThat(missed)
                .as(profile.name())
                .hasSizeLessThanOrEqualTo(MISSED.getOrDefault(profile.name(), 0));
    }
}
