package org.pubgames.conformance.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.SuiteVersion;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.report.ImplementationsPage;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.run.ConformanceRun;
import org.pubgames.conformance.run.KnownFailures;
import org.pubgames.conformance.run.Progress;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;

/** Engines that others wrote from the pages pass what they claim, and a page shows them. */
class IndependentTest {

    private static final Path PAGE = Path.of("..", "docs", "implementations.html");

    /** The day when the page was last written. */
    private static final String DAY = "2026-11-28";

    /** An engine, the program it needs, and the game it plays. */
    enum Engine {
        SJOELEN("node", "sjoelen", "independent/sjoelen-javascript/main.mjs"),
        SCHOCKEN("perl", "schocken", "independent/schocken-perl/schocken.pl"),
        COURT("rustc", "court-shuffleboard", "independent/court-rust/src/main.rs");

        private final String program;
        private final String game;
        private final String file;

        Engine(String program, String game, String file) {
            this.program = program;
            this.game = game;
            this.file = file;
        }

        private boolean present() {
            return Machine.has(program);
        }

        private KnownFailures known() throws IOException {
            String up = this == COURT ? ".." : ".";
            Path list = Path.of(file).resolveSibling(up).resolve("known-failures.txt").normalize();
            return Files.exists(list)
                    ? KnownFailures.read(Files.readString(list), list.toString()).orElseThrow()
                    : KnownFailures.NONE;
        }

        private ProcessTestee start() throws IOException, InterruptedException {
            List<String> command = new ArrayList<>();
            if (this == COURT) {
                command.add(compiled().toString());
            } else {
                command.add(program);
                command.add(file);
            }
            return new ProcessTestee(new Launch(command, Machine.PATIENT, Machine.PATIENT));
        }

        private Path compiled() throws IOException, InterruptedException {
            Path target = Files.createDirectories(Path.of("target", "independent"));
            Path court = target.resolve("court");
            Process rustc =
                    new ProcessBuilder(
                                    "rustc",
                                    "--edition",
                                    "2021",
                                    "-O",
                                    "-o",
                                    court.toString(),
                                    file)
                            .redirectErrorStream(true)
                            .redirectOutput(target.resolve("rustc.log").toFile())
                            .start();
            assertThat(rustc.waitFor()).as("see target/independent/rustc.log").isZero();
            return court;
        }
    }

    /** What an engine does otherwise than a vector stands, with why, in a list beside it. */
    @ParameterizedTest
    @EnumSource
    void passesAllThatItClaims(Engine engine) throws Exception {
        assumeTrue(engine.present(), engine.program + " is not installed");
        Report report = report(engine, ShippedVectors.of(engine.game));
        assertThat(report.applicable()).isGreaterThan(500);
        assertThat(report.results())
                .filteredOn(result -> result.outcome().fallsShort())
                .extracting(Result::id, Result::outcome)
                .isEmpty();
        assertThat(report.foot().unused()).isEmpty();
        assertThat(report.conforms()).isTrue();
    }

    /** {@code -Dpubgames.write-docs=true} writes it. */
    @Test
    @Tag("proof")
    void thePageShowsThemAsTheyAre() throws Exception {
        for (Engine engine : Engine.values()) {
            assumeTrue(engine.present(), engine.program + " is not installed");
        }
        List<Vector> all = new ArrayList<>();
        Games.installed().forEach(game -> all.addAll(ShippedVectors.of(game.rulebook().game())));
        List<Report> reports = new ArrayList<>();
        try (OwnGames own = new OwnGames(Games.installed())) {
            reports.add(report(own, all, KnownFailures.NONE));
        }
        for (Engine engine : Engine.values()) {
            reports.add(report(engine, all));
        }
        for (SamplesTest.Engine sample : SamplesTest.Engine.values()) {
            try (ProcessTestee testee = sample.start()) {
                reports.add(report(testee, all, KnownFailures.NONE));
            }
        }
        String page = ImplementationsPage.of(reports, Lang.EN);
        if (Boolean.getBoolean("pubgames.write-docs")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(page);
    }

    private static Report report(Engine engine, List<Vector> vectors) throws Exception {
        try (ProcessTestee testee = engine.start()) {
            return report(testee, vectors, engine.known());
        }
    }

    private static Report report(Testee testee, List<Vector> vectors, KnownFailures known) {
        Report.Head head =
                new Report.Head(
                        "pubgames " + SuiteVersion.text(), DAY, testee.claim(), List.of(), "");
        return new ConformanceRun(testee, known, Progress.SILENT).run(vectors, head);
    }
}
