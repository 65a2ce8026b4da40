package org.pubgames.conformance.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.protocol.Launch;
import org.pubgames.conformance.protocol.Machine;
import org.pubgames.conformance.protocol.ProcessTestee;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.VerdictSentence;
import org.pubgames.conformance.run.ConformanceRun;
import org.pubgames.conformance.run.KnownFailures;
import org.pubgames.conformance.run.Progress;
import org.pubgames.core.Lang;

/** What the page for implementers tells them to do is done here, and comes out as it says. */
@Isolated("sets a system property")
class ImplementingPageTest {

    private static final Path PAGE = Path.of("..", "docs", "implementing.md");
    private static final Pattern BLOCK = Pattern.compile("```(\\w+)\n(.*?)```", Pattern.DOTALL);
    private static final Pattern VERDICT = Pattern.compile("`(first 1 [a-z ]+:)`");
    private static final Pattern CATEGORY = Pattern.compile("\\| `([A-Z_]+)` \\|");

    /** What the engine of the page claims; the others would only be left out. */
    private static final List<String> PLAYED = List.of("ans-pre2016", "masters");

    @TempDir private Path folder;

    @BeforeEach
    void few() {
        System.setProperty(GameConformance.ONLY, "sjoelen.score.complete-set/*");
    }

    @AfterEach
    void all() {
        System.clearProperty(GameConformance.ONLY);
    }

    private static String page() throws IOException {
        return Files.readString(PAGE);
    }

    private static String block(String language) throws IOException {
        return BLOCK.matcher(page())
                .results()
                .filter(found -> found.group(1).equals(language))
                .map(found -> found.group(2))
                .findFirst()
                .orElseThrow();
    }

    private String verdict(String program) throws IOException {
        Path file = Files.writeString(folder.resolve("first.pl"), program);
        List<Vector> sjoelen =
                ShippedVectors.of("sjoelen").stream()
                        .filter(vector -> PLAYED.contains(vector.variant().base()))
                        .toList();
        try (ProcessTestee engine = new ProcessTestee(patient("perl", file.toString()))) {
            Report.Head head =
                    new Report.Head("suite", "2026-11-28", engine.claim(), List.of(), "");
            Report report =
                    new ConformanceRun(engine, KnownFailures.NONE, Progress.SILENT)
                            .run(sjoelen, head);
            assertThat(report.applicable()).as("questions and censuses").isGreaterThan(3);
            return VerdictSentence.of(report, Lang.EN);
        }
    }

    private static Launch patient(String... command) {
        return new Launch(List.of(command), Machine.PATIENT, Machine.PATIENT);
    }

    @Test
    void theFirstEngineIsGreenAndRedWhenItIsBroken() throws IOException {
        assumeTrue(Machine.has("perl"), "perl is not installed");
        List<String> verdicts =
                VERDICT.matcher(page()).results().map(found -> found.group(1)).toList();
        assertThat(verdicts).hasSize(2);
        String program = block("perl");
        assertThat(verdict(program)).startsWith(verdicts.get(0));
        assertThat(page()).contains("`(2, 3, 4, 2)`");
        assertThat(verdict(program.replace("(2, 3, 4, 1)", "(2, 3, 4, 2)")))
                .startsWith(verdicts.get(1));
    }

    @Test
    void theEngineInTheSameProcessPasses() throws Exception {
        Class<?> conformance =
                JunitReadmeTest.compiled(folder, block("java"), "InProcessConformance");
        EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(conformance))
                .execute()
                .testEvents()
                .assertStatistics(all -> all.failed(0))
                .succeeded()
                .assertThatEvents()
                .isNotEmpty();
    }

    /** Every category that a vector or our own ranking names is on the page, and no other. */
    @Test
    void theCategoriesAreThoseOfTheRules() throws IOException {
        TreeSet<String> asked = new TreeSet<>();
        ShippedVectors.of("schocken")
                .forEach(
                        vector -> {
                            if (vector.task() instanceof Vector.Question question) {
                                question.answers().stream()
                                        .filter(answer -> answer.containsKey("category"))
                                        .forEach(answer -> asked.add(answer.get("category")));
                            }
                        });
        assertThat(CATEGORY.matcher(page()).results().map((MatchResult found) -> found.group(1)))
                .containsExactlyInAnyOrderElementsOf(asked);
    }
}
