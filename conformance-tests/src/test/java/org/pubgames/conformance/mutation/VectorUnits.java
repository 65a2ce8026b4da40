package org.pubgames.conformance.mutation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.pitest.classinfo.ClassByteArraySource;
import org.pitest.help.PitHelpError;
import org.pitest.testapi.Configuration;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.testapi.TestPluginFactory;
import org.pitest.testapi.TestSuiteFinder;
import org.pitest.testapi.TestUnit;
import org.pitest.testapi.TestUnitFinder;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.profile.Profile;
import org.pubgames.conformance.profile.Profiles;

/**
 * Every vector of some games as a test of PIT, so that each change of Java meets only the vectors
 * that reach it. Censuses ask too much for that, and variant files are read by other code.
 */
public final class VectorUnits implements TestPluginFactory, Configuration {

    @Override
    public Configuration createTestFrameworkConfiguration(
            TestGroupConfig config,
            ClassByteArraySource source,
            Collection<String> excludedRunners,
            Collection<String> includedTestMethods) {
        return this;
    }

    @Override
    public String name() {
        return "vectors";
    }

    @Override
    public String description() {
        return "The vectors of a game";
    }

    @Override
    public int priority() {
        return 1;
    }

    @Override
    public TestUnitFinder testUnitFinder() {
        return (type, listener) -> type == VectorUnits.class ? units() : List.of();
    }

    /** The system property that names the games, with colons between them. */
    static final String GAMES = "pubgames.games";

    static List<String> games() {
        return List.of(System.getProperty(GAMES, "").split(":", -1));
    }

    /** The system property that names the profile whose vectors alone are played. */
    static final String PROFILE = "pubgames.profile";

    /** So many random matches show what else is run under the variant of a profile. */
    private static final int RANDOM_MATCHES = 60;

    private static List<TestUnit> units() {
        String name = System.getProperty(PROFILE, "");
        Optional<Profile> profile =
                Profiles.all().stream().filter(each -> each.name().equals(name)).findFirst();
        List<Vector> vectors =
                games().stream()
                        .flatMap(game -> ShippedVectors.of(game).stream())
                        .filter(vector -> !(vector.task() instanceof Vector.Census))
                        .filter(vector -> !(vector.task() instanceof Vector.Document))
                        .toList();
        List<TestUnit> units = new ArrayList<>();
        for (Vector vector : vectors) {
            if (profile.isEmpty() || profile.get().level(vector).isPresent()) {
                units.add(new VectorUnit(vector));
            } else if (vector.variant().equals(Vector.PlayedBy.shipped(profile.get().variant()))) {
                // a position or a revision: no vector of the profile, but a match by the variant
                units.add(
                        new ReachingUnit(
                                vector.game() + " " + vector.id(),
                                () -> FreshGame.runner(vector.game()).run(vector)));
            }
        }
        profile.ifPresent(each -> units.addAll(random(each)));
        return units;
    }

    private static List<TestUnit> random(Profile profile) {
        List<TestUnit> units = new ArrayList<>();
        for (int seed = 1; seed <= RANDOM_MATCHES; seed++) {
            int drawn = seed;
            units.add(
                    new ReachingUnit(
                            profile.name() + " random match " + seed,
                            () -> RandomPlay.play(profile.game(), profile.variant(), drawn)));
        }
        return units;
    }

    @Override
    public TestSuiteFinder testSuiteFinder() {
        return type -> List.of();
    }

    @Override
    public Optional<PitHelpError> verifyEnvironment() {
        return Optional.empty();
    }
}
