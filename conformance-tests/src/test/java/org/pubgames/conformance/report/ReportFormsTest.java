package org.pubgames.conformance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** JUnit XML, the summary, the badge, the table of clauses, and all of them as files. */
class ReportFormsTest {

    @ParameterizedTest
    @EnumSource(Lang.class)
    void junitCountsWhatItHas(Lang lang) {
        Report report = SampleReports.wrong();
        Page page = Page.read(JunitXml.of(report, lang));
        for (String suites : List.of("/testsuites", "/testsuites/testsuite[1]")) {
            assertThat(page.one(suites + "/@tests"))
                    .isEqualTo(page.count(suites + "//testcase") + "");
            assertThat(page.one(suites + "/@failures"))
                    .isEqualTo(page.count(suites + "//failure") + "");
            assertThat(page.one(suites + "/@errors"))
                    .isEqualTo(page.count(suites + "//error") + "");
            assertThat(page.one(suites + "/@skipped"))
                    .isEqualTo(page.count(suites + "//skipped") + "");
        }
        Tally tally = Tally.of(report.results());
        // an entry of the list that fits nothing is a failure of the run
        assertThat(page.count("//failure"))
                .isEqualTo(
                        tally.of(Outcome.FAIL)
                                + tally.of(Outcome.UNEXPECTED_PASS)
                                + tally.of(Outcome.SKIPPED)
                                + 1);
        assertThat(page.count("//error")).isEqualTo(tally.of(Outcome.ERROR));
        assertThat(page.count("//testsuite[@name='sjoelen']/testcase"))
                .isEqualTo(
                        (int)
                                report.results().stream()
                                        .filter(result -> result.game().equals("sjoelen"))
                                        .count());
    }

    @Test
    void junitNamesRuleVectorAndVariant() {
        Report report = SampleReports.fewOfEach();
        Page page = Page.read(JunitXml.of(report, Lang.EN));
        Result first = report.results().get(0);
        assertThat(page.all("//testcase/@classname").get(0)).isEqualTo(first.rule());
        assertThat(page.all("//testcase/@name").get(0)).isEqualTo(first.id() + " " + first.title());
        assertThat(page.all("//testcase[1]//property[@name='variant']/@value").get(0))
                .isEqualTo(first.variant());
        assertThat(page.all("//testcase/@classname"))
                .allMatch(name -> name.matches("(run|[a-z-]+)(\\.[a-z0-9-]+)*"));
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void hostileTextsStayTexts(Lang lang) throws IOException {
        Page page = Page.read(JunitXml.of(SampleReports.hostile(), lang));
        assertThat(page.count("//script")).isZero();
        String summary = MarkdownSummary.of(SampleReports.hostile(), lang);
        assertThat(summary)
                .doesNotContain("<script")
                .doesNotContain("](")
                .doesNotContain("@all")
                .doesNotContain("\u0000");
        assertThat(summary.lines().filter(line -> line.startsWith("#")).count())
                .as("the verdict, the failures, and entries that excuse nothing")
                .isEqualTo(3);
        json(Badge.of(SampleReports.hostile(), lang));
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void theSummaryHasTheVerdictTheGamesAndTwentyFailures(Lang lang) {
        Report report = SampleReports.wrong();
        String summary = MarkdownSummary.of(report, lang);
        assertThat(summary).startsWith("## ✗ ");
        Tally tally = Tally.of(report.results());
        assertThat(summary)
                .contains(
                        "** | %d | %d | %d | %d | %d |"
                                .formatted(
                                        tally.passed(),
                                        tally.applicable(),
                                        tally.total(),
                                        tally.fallenShort(),
                                        tally.of(Outcome.EXPECTED_FAIL)));
        assertThat(summary.lines().filter(line -> line.startsWith("- **"))).hasSize(20);
        assertThat(summary).contains((tally.fallenShort() - 20) + " ");
        assertThat(
                        summary.lines()
                                .filter(line -> line.startsWith("- ") && !line.startsWith("- **")))
                .as("entries that excuse nothing")
                .hasSameSizeAs(report.foot().unused());
        assertThat(summary.lines().filter(line -> line.startsWith("| ")))
                .hasSize(
                        GamePage.of(report).size()
                                + 2
                                + ProfileResult.rows(ProfileResult.of(report)).size()
                                + 1);
    }

    @Test
    void theBadgeSaysTwoNumbers() {
        Report own = SampleReports.own();
        int all = own.results().size();
        assertThat(badge(own))
                .containsEntry("message", all + "/" + all)
                .containsEntry("color", "brightgreen");
        assertThat(badge(own))
                .containsEntry("schemaVersion", "1")
                .containsEntry("label", "conformance");
        Report wrong = SampleReports.wrong();
        assertThat(badge(wrong))
                .containsEntry(
                        "message", Tally.of(wrong.results()).passed() + "/" + wrong.applicable())
                .containsEntry("color", "red");
        Report cut = new Report(own.head(), own.results(), new Report.Foot(false, List.of()));
        assertThat(badge(cut).get("message")).endsWith("(cut off)");
        assertThat(badge(cut)).containsEntry("color", "lightgrey");
        List<Result> known =
                wrong.results().stream()
                        .filter(
                                result ->
                                        result.outcome() == Outcome.PASS
                                                || result.outcome() == Outcome.EXPECTED_FAIL)
                        .toList();
        assertThat(badge(new Report(own.head(), known, new Report.Foot(true, List.of()))))
                .containsEntry("color", "yellow");
    }

    private static Map<String, String> badge(Report report) {
        Node.Fields fields = (Node.Fields) json(Badge.of(report, Lang.EN));
        Map<String, String> badge = new TreeMap<>();
        fields.values().forEach((name, value) -> badge.put(name, value.shown()));
        assertThat(badge).containsOnlyKeys("schemaVersion", "label", "message", "color");
        return badge;
    }

    private static Node json(String text) {
        return JsonText.read(text, Where.UNKNOWN).orElseThrow();
    }

    @Test
    void theTableOfClausesCountsTheResultsOfEachRule() {
        Report report = SampleReports.wrong();
        List<String> lines = CoverageCsv.of(report).lines().toList();
        assertThat(lines.get(0)).startsWith("game,clause,rule,passed,failed,");
        String rule = "sjoelen.score.complete-set";
        Tally tally =
                Tally.of(
                        report.results().stream()
                                .filter(result -> result.rule().equals(rule))
                                .toList());
        assertThat(lines)
                .contains(
                        "sjoelen,ans.score.set-of-four,"
                                + rule
                                + ","
                                + tally.passed()
                                + ","
                                + (tally.of(Outcome.FAIL) + tally.of(Outcome.ERROR))
                                + ","
                                + tally.of(Outcome.EXPECTED_FAIL)
                                + ",0,"
                                + tally.of(Outcome.SKIPPED)
                                + ","
                                + tally.of(Outcome.NOT_APPLICABLE));
        assertThat(lines).allMatch(line -> line.split(",", -1).length == 9);
        for (GamePage page : GamePage.of(report)) {
            page.book()
                    .orElseThrow()
                    .clauses()
                    .forEach(
                            clause ->
                                    assertThat(lines)
                                            .anyMatch(
                                                    line ->
                                                            line.startsWith(
                                                                    page.id()
                                                                            + ","
                                                                            + clause.id()
                                                                            + ",")));
        }
    }

    @Test
    void allFilesAreWrittenAndReplacedAsAWhole(@TempDir Path folder) throws IOException {
        Path to = folder.resolve("not/yet/there");
        List<Path> files = Reports.write(SampleReports.fewOfEach(), to, Lang.EN).orElseThrow();
        List<String> expected =
                new ArrayList<>(
                        List.of(
                                "report.html",
                                "junit.xml",
                                "summary.md",
                                "badge.json",
                                "coverage.csv"));
        ProfileResult.of(SampleReports.fewOfEach()).stream()
                .filter(profile -> profile.tally().applicable() > 0)
                .forEach(profile -> expected.add(profile.badgeFile()));
        assertThat(files.stream().map(file -> file.getFileName().toString()))
                .containsExactlyElementsOf(expected);
        Files.writeString(to.resolve("badge.json"), "old");
        Reports.write(SampleReports.fewOfEach(), to, Lang.EN).orElseThrow();
        assertThat(to.resolve("badge.json"))
                .hasContent(Badge.of(SampleReports.fewOfEach(), Lang.EN));
        try (Stream<Path> left = Files.list(to)) {
            assertThat(left).hasSize(expected.size());
        }
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void aPlaceThatCannotBeWrittenToIsAProblem(Lang lang, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "a file, not a folder");
        Reading<List<Path>> reading = Reports.write(SampleReports.fewOfEach(), file, lang);
        assertThat(reading.problems()).hasSize(1);
        assertThat(reading.problems().get(0).code()).isEqualTo("cannot-write-here");
        assertThat(reading.problems().get(0).text(lang)).contains(file.toString());
    }
}
