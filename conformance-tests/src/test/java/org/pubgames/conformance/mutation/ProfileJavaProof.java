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
 * How much wrong Java a profile notices alone: of the changes in code that its vectors reach,
 * without those listed as making no difference. It takes long, so it is asked for: {@code
 * -Dpubgames.profile=all}, or the name of a profile. Prints the figures; what is missed is written
 * to {@code target/profile-java-mutants}.
 */
@Tag("proof")
class ProfileJavaProof {

    /** So much of it is noticed by every profile, in percent; it must only rise, to 90. */
    private static final double LEAST = 70;

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
        int noticed = reached.size() - missed.size();
        double share = 100.0 * noticed / reached.size();
        System.out.printf(
                "%s: %d of %d changes of Java that its vectors reach are noticed (%.1f %%); %d of %d are not reached%n",
                profile.name(),
                noticed,
                reached.size(),
                share,
                different.size() - reached.size(),
                different.size());
        Files.write(report.resolve("missed.txt"), missed);
        assertThat(share).as(profile.name()).isGreaterThanOrEqualTo(LEAST);
    }
}
