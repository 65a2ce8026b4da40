package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code pubgames conformance run --known-failures FILE [--fix]}. */
class ConformanceKnownFailuresTest {

    @TempDir private Path folder;
    private HouseSuite house = new HouseSuite(Path.of(""));

    @BeforeEach
    void write() throws IOException {
        house = HouseSuite.in(folder);
    }

    @Test
    void knownFailuresAreExpectedAndMended() throws IOException {
        Path known = house.file("known.txt", "# ours\nhouse.points/01  # long solved\n");
        String[] listed = {"--known-failures", known.toString()};
        Ran rotten = house.run(listed);
        assertThat(rotten.exit()).isEqualTo(1);
        assertThat(rotten.out()).contains("✗ house.points/01").contains("✗ house.points/02");
        assertThat(known).content().startsWith("# ours\nhouse.points/01");
        Ran mending = house.run("--known-failures", known.toString(), "--fix");
        assertThat(mending.exit()).isEqualTo(1);
        assertThat(mending.out()).endsWith("\n" + known + ": 1 entry added, 1 removed.\n");
        assertThat(known)
                .content()
                .startsWith("# ours\nhouse.points/02  # Answer to ")
                .endsWith(": expected: points 117 found: points 116\n")
                .doesNotContain("house.points/01");
        assertThat(house.run("--known-failures", known.toString(), "--fix").out())
                .endsWith(known + " is up to date: nothing was added, nothing removed.\n");
        Ran mended = house.run(listed);
        assertThat(mended.exit()).isZero();
        assertThat(mended.out()).contains("1 failed as known").doesNotContain("✗");
        house.file("known.txt", Files.readString(known) + "house.gone/01\n");
        Ran unused = house.run(listed);
        assertThat(unused.exit()).isEqualTo(1);
        assertThat(unused.out()).contains("  house.gone/01\n");
    }

    @Test
    void anEntryThatNoVectorHasIsToldOfAPartToo() throws IOException {
        Path known = house.file("known.txt", "house.gone/01\nhouse.points/02\n");
        Ran part = house.run("--known-failures", known.toString(), "--only", "house.points/01");
        assertThat(part.exit()).isEqualTo(1);
        assertThat(part.out()).contains("  house.gone/01\n").doesNotContain("  house.points/02\n");
        Path other =
                house.file("other.txt", "sjoelen.score.face-value/60\nsjoelen.no.such/01 error\n");
        Ran game =
                Ran.pubgames(
                        "conformance",
                        "run",
                        "--game",
                        "schocken-tournament",
                        "--known-failures",
                        other.toString());
        assertThat(game.exit()).isEqualTo(1);
        assertThat(game.out())
                .as("a game that is left out may have what its entries name")
                .contains("1 entry of the known failures excuses nothing:")
                .contains("  sjoelen.no.such/01 error\n")
                .doesNotContain("face-value");
    }

    @Test
    void aListThatIsNotThereIsMadeOnlyWhenItIsToBeMended() {
        Path known = folder.resolve("new.txt");
        Ran missing = house.run("--known-failures", known.toString());
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.err()).contains("[file-not-found]");
        house.run("--known-failures", known.toString(), "--fix");
        assertThat(known).content().startsWith("house.points/02  # ");
    }
}
