package org.pubgames.conformance.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.report.HtmlReport;
import org.pubgames.conformance.report.JunitXml;
import org.pubgames.conformance.report.MarkdownSummary;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.ProfileResult;
import org.pubgames.conformance.report.ProfileResult.Verdict;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.ReportFile;
import org.pubgames.conformance.report.Reports;
import org.pubgames.conformance.run.ConformanceRun;
import org.pubgames.conformance.run.KnownFailures;
import org.pubgames.conformance.run.Progress;
import org.pubgames.conformance.run.Selection;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.core.Lang;
import org.pubgames.core.Reading;

/** An engine is judged by what it claims, and the report says what that leaves out. */
class LevelTest {

    private static final Set<Feature> LITTLE = Set.of(Feature.SCORE, Feature.PLAY);
    private static final Selection MASTERS =
            new Selection(List.of(), List.of(), List.of(), List.of("sjoelen/masters"), "");

    @TempDir private Path folder;

    private static Report run(Level level, Set<Feature> features, Selection selection) {
        List<Vector> vectors = selection.of(ShippedVectors.of("sjoelen")).orElseThrow();
        try (Narrowed engine = new Narrowed("masters", level, features)) {
            Report.Head head =
                    new Report.Head(
                            "v", "2026-11-28", engine.claim(), List.of(), selection.asOptions());
            return new ConformanceRun(engine, KnownFailures.NONE, Progress.SILENT)
                    .run(vectors, head);
        }
    }

    private static Map<Level, Verdict> verdicts(Report report) {
        return ProfileResult.of(report).stream()
                .collect(
                        Collectors.toMap(
                                ProfileResult::level,
                                ProfileResult::verdict,
                                (one, other) -> one,
                                () -> new EnumMap<>(Level.class)));
    }

    @Test
    void whoPlaysWholeGamesConformsToThatLevelAndSaysSo() {
        Report report = run(Level.PLAY, LITTLE, MASTERS);
        assertThat(verdicts(report))
                .containsExactly(
                        Map.entry(Level.CORE, Verdict.CONFORMS),
                        Map.entry(Level.PLAY, Verdict.CONFORMS),
                        Map.entry(Level.FULL, Verdict.PARTLY));
        ProfileResult play = ProfileResult.of(report).get(1);
        ProfileResult full = ProfileResult.of(report).get(2);
        assertThat(play.scope()).isEqualTo("sjoelen masters · play");
        assertThat(play.passed()).isEqualTo(play.total()).isGreaterThan(100);
        assertThat(full.passed()).isEqualTo(play.passed()).isLessThan(full.total());
        assertThat(MarkdownSummary.of(report, Lang.EN))
                .contains("| sjoelen masters | ✓ ")
                .contains("not claimed");
        assertThat(JunitXml.of(report, Lang.DE))
                .contains("name=\"sjoelen masters · play\" value=\"✓ " + play.ratio() + "\"");
        assertThat(HtmlReport.of(report, Lang.EN))
                .contains(
                        "It claims whole games, but not offences, cards, corrections and people who leave (level full).");
    }

    @Test
    void whoOnlyCountsPointsClaimsTheCore() {
        Report report = run(Level.CORE, Set.of(Feature.SCORE), MASTERS);
        assertThat(verdicts(report))
                .containsExactly(
                        Map.entry(Level.CORE, Verdict.CONFORMS),
                        Map.entry(Level.PLAY, Verdict.PARTLY),
                        Map.entry(Level.FULL, Verdict.PARTLY));
    }

    @Test
    void aProfileAsksForNothingThatTwoFeaturesDoNotGive() {
        Report report = run(Level.FULL, LITTLE, MASTERS);
        assertThat(report.results())
                .allSatisfy(each -> assertThat(each.outcome()).isEqualTo(Outcome.PASS));
        assertThat(verdicts(report)).containsEntry(Level.FULL, Verdict.CONFORMS);
    }

    @Test
    void aLevelAloneIsRunWithThoseBelow() {
        Report report =
                run(
                        Level.FULL,
                        LITTLE,
                        new Selection(List.of(), List.of(), List.of(), List.of("masters"), "play"));
        assertThat(report.head().selection()).isEqualTo("--profile masters --level play");
        assertThat(verdicts(report)).containsOnlyKeys(Level.CORE, Level.PLAY);
    }

    @Test
    void chosenVectorsSayNothingAboutALevel() {
        Report report =
                run(
                        Level.FULL,
                        LITTLE,
                        new Selection(List.of(), List.of("masters"), List.of("sjoelen.turn.*")));
        assertThat(verdicts(report).values()).containsOnly(Verdict.CHOSEN);
    }

    /** What counts for one profile does not count for the variants of others. */
    @Test
    void anotherVariantIsNotClaimed() {
        Report report =
                run(
                        Level.FULL,
                        LITTLE,
                        new Selection(List.of(), List.of(), List.of(), List.of("s240"), ""));
        assertThat(verdicts(report).values()).containsOnly(Verdict.NOT_CLAIMED);
    }

    @Test
    void eachLevelThatWasTriedHasABadgeWithItsScope() throws Exception {
        Report report = run(Level.PLAY, LITTLE, MASTERS);
        assertThat(Reports.write(report, folder, Lang.EN)).isInstanceOf(Reading.Read.class);
        String badge = Files.readString(folder.resolve("badge-sjoelen-masters-play.json"));
        ProfileResult play = ProfileResult.of(report).get(1);
        assertThat(badge)
                .contains("\"label\": \"sjoelen masters · play\"")
                .contains("\"message\": \"" + play.ratio() + "\"")
                .contains("brightgreen");
        assertThat(Files.readString(folder.resolve("badge-sjoelen-masters-full.json")))
                .contains("yellow");
    }

    @Test
    void theReportIsReadBackWithItsProfilesAndClaims() {
        Report report = run(Level.PLAY, LITTLE, MASTERS);
        Report again = ReportFile.read(ReportFile.write(report), "r").orElseThrow();
        assertThat(again).isEqualTo(report);
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void everyVerdictHasWords(Lang lang) {
        ProfileResult one = ProfileResult.of(run(Level.PLAY, LITTLE, MASTERS)).get(0);
        for (Verdict verdict : Verdict.values()) {
            String said =
                    new ProfileResult(one.game(), one.variant(), one.level(), one.tally(), verdict)
                            .inWords(lang);
            assertThat(said).isNotBlank().doesNotContain("{");
        }
    }

    /** Who writes an engine has to know what belongs to the level. */
    @Test
    void thePageNamesTheEventsOfTheCourseOfPlay() throws Exception {
        String page = Files.readString(Path.of("..", "docs", "conformance-protocol.md"));
        for (Profile profile : Profiles.all()) {
            assertThat(profile.course())
                    .allSatisfy(event -> assertThat(page).contains("`" + event));
        }
    }
}
