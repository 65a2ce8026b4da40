package org.pubgames.conformance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.core.Lang;

class HtmlReportTest {

    /** Some pages are large: each is written and read once. */
    private static final IdentityHashMap<Report, Map<Lang, Page>> PAGES = new IdentityHashMap<>();

    private static synchronized Page page(Report report, Lang lang) {
        return PAGES.computeIfAbsent(report, same -> new EnumMap<>(Lang.class))
                .computeIfAbsent(lang, same -> Page.read(HtmlReport.of(report, lang)));
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void everyNumberIsThatOfTheReport(Lang lang) {
        Report report = SampleReports.wrong();
        Page page = page(report, lang);
        assertThat(page.one("//*[@id='number-passed']")).isEqualTo(count(report, Outcome.PASS));
        assertThat(page.one("//*[@id='number-applicable']")).isEqualTo(report.applicable() + "");
        assertThat(page.one("//*[@id='number-total']")).isEqualTo(report.results().size() + "");
        List<String> all = new ArrayList<>();
        all.add(count(report, Outcome.PASS));
        all.add(report.applicable() + "");
        all.add(report.results().size() + "");
        for (Outcome outcome : Outcome.values()) {
            if (outcome != Outcome.PASS) {
                all.add(count(report, outcome));
            }
        }
        assertThat(page.all("//*[@id='numbers']//tfoot//td")).isEqualTo(all);
        for (int column = 1; column <= all.size(); column++) {
            int sum =
                    page.all("//*[@id='numbers']//tbody/tr/td[" + column + "]").stream()
                            .mapToInt(Integer::parseInt)
                            .sum();
            assertThat(sum + "").as("column " + column).isEqualTo(all.get(column - 1));
        }
    }

    private static String count(Report report, Outcome outcome) {
        return report.totals().get(outcome) + "";
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void theVerdictComesFirstAndTheSectionsInTheirOrder(Lang lang) {
        Page page = page(SampleReports.fewOfEach(), lang);
        String verdict = VerdictSentence.of(SampleReports.fewOfEach(), lang);
        assertThat(page.one("//h1")).isEqualTo("✗ " + verdict);
        assertThat(page.one("/html/head/title")).isEqualTo(verdict);
        assertThat(page.one("/html/@*[name()='lang']")).isEqualTo(lang.code());
        assertThat(page.all("//section/@id"))
                .containsExactly(
                        "numbers",
                        "profiles",
                        "matrix",
                        "failures",
                        "not-applicable",
                        "coverage",
                        "environment");
        assertThat(verdict)
                .contains(Tally.of(SampleReports.fewOfEach().results()).fallenShort() + "");
    }

    @Test
    void ourOwnGamesConform() {
        Report own = SampleReports.own();
        assertThat(own.results()).filteredOn(result -> result.outcome() != Outcome.PASS).isEmpty();
        Page page = page(own, Lang.EN);
        int all = own.results().size();
        assertThat(page.one("//h1"))
                .startsWith("✓ pubgames ")
                .endsWith(" conforms: " + all + " of " + all + " applicable vectors pass.");
        assertThat(page.count("//article")).isZero();
        assertThat(page.count("//td[@class='fail']")).isZero();
    }

    /** A cell of the matrix for each rule and variant that was played, with the worst of it. */
    @Test
    void theMatrixShowsEveryRuleAndVariantThatWasPlayed() {
        Page page = page(SampleReports.wrong(), Lang.EN);
        for (GamePage game : GamePage.of(SampleReports.wrong())) {
            List<Result> played =
                    game.results().stream()
                            .filter(result -> result.outcome() != Outcome.NOT_APPLICABLE)
                            .toList();
            String table =
                    "//*[@id='matrix']//details[summary/span='" + game.title(Lang.EN) + "']//table";
            if (played.isEmpty()) {
                assertThat(page.count(table)).isZero();
                continue;
            }
            assertThat(page.count(table + "/thead//th") - 1L)
                    .isEqualTo(played.stream().map(Result::variant).distinct().count());
            long failing =
                    played.stream()
                            .filter(result -> result.outcome() == Outcome.FAIL)
                            .map(result -> result.rule() + " " + result.variant())
                            .distinct()
                            .count();
            assertThat((long) page.count(table + "//td[@class='fail']"))
                    .as(game.id())
                    .isEqualTo(failing);
        }
    }

    @Test
    void everyLinkWithinThePageLeadsSomewhereAndNoIdIsThereTwice() {
        Page page = page(SampleReports.wrong(), Lang.NL);
        List<String> ids = page.all("//@id");
        assertThat(new HashSet<>(ids)).hasSameSizeAs(ids);
        List<String> targets =
                page.all("//a/@href").stream()
                        .filter(href -> href.startsWith("#"))
                        .map(href -> href.substring(1))
                        .toList();
        assertThat(targets).hasSizeGreaterThan(100);
        assertThat(ids).containsAll(targets);
    }

    @Test
    void twoHundredFailuresAreToldInFullAndTheRestListed() {
        Report report = SampleReports.wrong();
        Tally tally = Tally.of(report.results());
        int failures = tally.of(Outcome.FAIL) + tally.of(Outcome.ERROR);
        assertThat(failures).isGreaterThan(210);
        Page page = page(report, Lang.EN);
        assertThat(page.count("//article")).isEqualTo(200);
        int rest = failures - 200;
        assertThat(page.one("//h3[contains(., 'more failures')]"))
                .isEqualTo(rest + " more failures");
        assertThat(page.count("//h3[contains(., 'more failures')]/following-sibling::ul[1]/li"))
                .isEqualTo(rest);
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void aCardTellsRuleSituationDifferencesAndHowToReproduce(Lang lang) {
        Report report = SampleReports.fewOfEach();
        Page page = page(report, lang);
        List<Result> failures =
                Shortfalls.of(report).failures().stream().map(Shortfalls.Numbered::result).toList();
        assertThat(failures.stream().map(Result::game).distinct()).hasSizeGreaterThan(5);
        assertThat(failures.stream().map(Result::task).distinct())
                .contains("play", "census", "document");
        List<Page> cards = page.parts("//article");
        assertThat(cards).hasSameSizeAs(failures);
        for (int i = 0; i < failures.size(); i++) {
            Result result = failures.get(i);
            Page card = cards.get(i);
            assertThat(card.one("h3")).endsWith(": " + result.title());
            assertThat(card.one("p[@class='meta']/code")).isEqualTo(result.id());
            assertThat(card.one("p[@class='statement']"))
                    .isEqualTo(
                            GamePage.statement(result.game(), result.rule(), lang)
                                    + " "
                                    + result.rule());
            assertThat(card.count(".//figure[@class='clause']")).isPositive();
            assertThat(
                            card.count(".//svg[@role='img'][title][desc]")
                                    + card.count(".//p[@class='no-drawing']"))
                    .as(result.id())
                    .isEqualTo(1);
            assertThat(card.count(".//table[@class='compared']/tbody/tr")).isPositive();
            assertThat(card.all("pre/code"))
                    .contains(
                            "pubgames conformance run --only "
                                    + result.id()
                                    + " -- ./crooked --table 'Anna'\\''s pub'");
        }
        assertThat(page.count("//article//svg")).isGreaterThan(failures.size() / 2);
        assertThat(page.count("//ul[@class='reasons']")).isGreaterThan(failures.size() / 2);
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void nothingThatAnImplementationSaysBecomesMarkup(Lang lang) {
        String html = HtmlReport.of(SampleReports.hostile(), lang);
        Page page = Page.read(html);
        assertThat(page.count("//script") + page.count("//img")).isZero();
        assertThat(page.count("//@*[starts-with(name(), 'on')]")).isZero();
        assertThat(page.all("//@href"))
                .allMatch(href -> href.matches("#.*|https?://[^\"]*|data:,"));
        assertThat(html).doesNotContain("<script").doesNotContain("<img").doesNotContain("\u202e");
        assertThat(page.one("//h1")).contains("<script>alert(1)</script>");
        assertThat(html.length()).isLessThan(4_000_000);
    }

    @Test
    void aReportWithoutResultsIsStillAPage() {
        Report.Head head = SampleReports.own().head();
        for (boolean complete : List.of(true, false)) {
            Report empty = new Report(head, List.of(), new Report.Foot(complete, List.of()));
            Page page = page(empty, Lang.DE);
            assertThat(page.one("//h1")).startsWith("✗ ");
            assertThat(page.one("//*[@id='number-total']")).isEqualTo("0");
        }
    }

    @Test
    void whatWasStartedIsShownAsItIsTyped() {
        Report report = SampleReports.fewOfEach();
        String code = "//section[@id='environment']//dd/code";
        String command = "./crooked --table 'Anna'\\''s pub'";
        assertThat(page(report, Lang.EN).all(code)).containsExactly(command);
        Report.Head head =
                new Report.Head(
                        "s",
                        "2026-11-21",
                        report.head().claim(),
                        report.head().command(),
                        List.of("--timeout", "5"),
                        "");
        assertThat(page(new Report(head, List.of(), report.foot()), Lang.EN).all(code))
                .containsExactly("--timeout 5 -- " + command);
    }

    /** A result that a stored report brings along without its vector still has a card. */
    @Test
    void aCardWithoutVectorSaysSo() {
        Result failed = Shortfalls.of(SampleReports.fewOfEach()).failures().get(0).result();
        Result bare =
                new Result(
                        failed.id(),
                        failed.game(),
                        failed.variant(),
                        failed.set(),
                        failed.rule(),
                        failed.level(),
                        failed.polarity(),
                        failed.task(),
                        failed.title(),
                        failed.source(),
                        failed.file(),
                        failed.line(),
                        failed.outcome(),
                        failed.differences(),
                        failed.murmur(),
                        Optional.empty());
        Report report =
                new Report(
                        SampleReports.wrong().head(),
                        Collections.nCopies(1, bare),
                        new Report.Foot(true, List.of()));
        assertThat(page(report, Lang.EN).one("//p[@class='no-drawing']"))
                .isEqualTo("No drawing: the vector cannot be read here.");
    }
}
