package org.pubgames.conformance.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.profile.Profile;
import org.pubgames.conformance.profile.Profiles;

/**
 * How much wrong Java a profile notices alone: of the changes in code that is run under its variant
 * (by a vector of the profile, by any other played by exactly that variant, from a position or with
 * revisions too, or in a random match), without those listed as making no difference. Of these some
 * change what the settings of the variant leave out, such as extra discs where there are none: they
 * are listed by reason ({@link OutOfReach}), and the figure without them is printed beside the
 * other. It takes long, so it is asked for: {@code -Dpubgames.profile=all}, or the name of a
 * profile. What is missed is written to {@code target/profile-java-mutants}.
 */
@Tag("proof")
class ProfileJavaProof {

    /** So much of what a match can show is noticed by every profile with a list, in percent. */
    private static final double LEAST = 90;

    /** And so much of everything by one whose list was not made yet. */
    private static final double LEAST_UNLISTED = 80;

    private static final String CHOSEN = System.getProperty(VectorUnits.PROFILE, "");

    static List<Profile> profiles() {
        return Profiles.all();
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void wrongJavaIsNoticedWithinTheProfile(Profile profile) throws Exception {
        Assumptions.assumeTrue(CHOSEN.equals("all") || CHOSEN.equals(profile.name()));
        MutatedCode code =
                MutatedCode.all().stream()
                        .filter(each -> each.games().contains(profile.game()))
                        .findFirst()
                        .orElseThrow();
        Path report = Path.of("target", "profile-java-mutants", profile.name().replace('/', '-'));
        List<JavaMutant> mutants = Pit.within(profile, code, report).mutants(code.classes());
        Set<String> listed = Set.copyOf(Survivors.of(code).all());
        List<JavaMutant> different =
                mutants.stream().filter(each -> !listed.contains(each.id())).toList();
        List<JavaMutant> reached = different.stream().filter(each -> !each.unreached()).toList();
        List<String> missed =
                reached.stream().filter(JavaMutant::survived).map(JavaMutant::id).sorted().toList();
        OutOfReach beyond = OutOfReach.of(profile);
        int noticed = reached.size() - missed.size();
        int possible =
                (int) reached.stream().filter(each -> !beyond.all().contains(each.id())).count();
        missed = missed.stream().filter(id -> !beyond.all().contains(id)).toList();
        double share = 100.0 * noticed / possible;
        System.out.printf(
                "%s: %d of %d changes of Java that is run under it are noticed (%.1f %%), of the %d that a match by it can show %.1f %%; %d are never run%n",
                profile.name(),
                noticed,
                reached.size(),
                100.0 * noticed / reached.size(),
                possible,
                share,
                different.size() - reached.size());
        Files.write(report.resolve("missed.txt"), missed);
        assertThat(beyond.wrong(mutants)).as(profile.name()).isEmpty();
        assertThat(share)
                .as(profile.name())
                .isGreaterThanOrEqualTo(beyond.changes().isEmpty() ? LEAST_UNLISTED : LEAST);
    }
}
