package org.pubgames.conformance.report;

import java.util.List;
import org.pubgames.core.Lang;

/**
 * A report as one page of HTML that loads nothing: no network, no script. Well-formed as XML too,
 * so that programs can read it. The verdict comes first, then the numbers, the matrix of rules and
 * variants, each failure as a card, what did not apply, the printed clauses, and what was run.
 */
public final class HtmlReport {

    private static final List<String> SECTIONS =
            List.of(
                    "numbers",
                    "profiles",
                    "matrix",
                    "failures",
                    "not-applicable",
                    "coverage",
                    "environment");

    private final Report report;
    private final ReportWords words;
    private final Markup out = new Markup();
    private final List<GamePage> pages;
    private final List<ProfileResult> profiles;
    private final Tally tally;

    private HtmlReport(Report report, Lang lang) {
        this.report = report;
        this.words = new ReportWords(lang);
        this.pages = GamePage.of(report);
        this.profiles = ProfileResult.of(report);
        this.tally = Tally.of(report.results());
    }

    /** The page in a language. */
    public static String of(Report report, Lang lang) {
        return new HtmlReport(report, lang).page();
    }

    private String page() {
        String verdict = VerdictSentence.of(report, words.lang());
        head(out, verdict, words.lang());
        out.open("body").open("header");
        out.open("h1", "class", report.conforms() ? "good" : "bad");
        out.leaf("span", report.conforms() ? "✓" : "✗", "class", "mark").text(" " + verdict);
        out.end("h1");
        out.leaf("p", subline(), "class", "subline").end("header");
        contents();
        out.open("main");
        section("numbers", this::numbers);
        section("profiles", () -> new ProfileSection(words, out).write(profiles));
        section("matrix", () -> new MatrixSection(report, words, out).write(pages));
        section("failures", () -> new FailureSection(report, words, out).write());
        section("not-applicable", () -> new NotApplicableSection(words, out).write(pages));
        section(
                "coverage",
                () -> new CoverageSection(report.head().claim(), words, out).write(pages));
        section("environment", () -> new EnvironmentSection(report, words, out).write());
        out.end("main").end("body").end("html");
        return out.toString();
    }

    /** The beginning of a page, up to its body. */
    static void head(Markup out, String title, Lang lang) {
        PageHead.write(out, title, lang, HtmlReport.class, "report.css");
    }

    private String subline() {
        Report.Head head = report.head();
        String suite = words.say("subline", "suite", (head.suite() + " · " + head.date()).strip());
        return head.selection().isEmpty()
                ? suite
                : suite + " " + words.say("subline.selection", "selection", head.selection());
    }

    private void contents() {
        out.open("nav", "aria-label", words.say("contents")).open("ul");
        for (String section : SECTIONS) {
            out.open("li");
            out.leaf("a", words.say("section." + section), "href", "#" + section).close("li");
        }
        out.close("ul").end("nav");
    }

    private void section(String key, Runnable content) {
        out.open("section", "id", key, "aria-labelledby", key + "-title");
        out.leaf("h2", words.say("section." + key), "id", key + "-title").raw("\n");
        content.run();
        out.end("section");
    }

    private void numbers() {
        out.open("dl", "class", "tiles");
        tile("passed", tally.passed());
        tile("applicable", tally.applicable());
        tile("total", tally.total());
        out.end("dl");
        String caption = words.say("numbers.caption");
        String[] region = {
            "class", "scroll", "tabindex", "0", "role", "region", "aria-label", caption
        };
        out.open("div", region).open("table", "class", "numbers");
        out.leaf("caption", caption).open("thead").open("tr");
        for (String column : List.of("game", "passed", "applicable", "total")) {
            out.leaf("th", words.say("numbers." + column), "scope", "col");
        }
        for (Outcome outcome : Outcome.values()) {
            if (outcome != Outcome.PASS) {
                out.leaf("th", words.say("numbers." + ReportWords.key(outcome)), "scope", "col");
            }
        }
        out.close("tr").end("thead");
        out.open("tbody");
        pages.forEach(page -> row(page.title(words.lang()), Tally.of(page.results())));
        out.end("tbody").open("tfoot");
        row(words.say("numbers.all"), tally);
        out.close("tfoot").close("table").end("div");
    }

    private void tile(String key, int number) {
        out.open("div").leaf("dt", words.say("numbers." + key));
        out.leaf("dd", String.valueOf(number), "id", "number-" + key).close("div");
    }

    private void row(String title, Tally counted) {
        out.open("tr").leaf("th", title, "scope", "row");
        number(counted.passed());
        number(counted.applicable());
        number(counted.total());
        for (Outcome outcome : Outcome.values()) {
            if (outcome != Outcome.PASS) {
                number(counted.of(outcome));
            }
        }
        out.end("tr");
    }

    private void number(int number) {
        out.leaf("td", String.valueOf(number));
    }

    /** A link where the address is one of the web, otherwise the text alone. */
    static void link(Markup out, String url, String text) {
        if (url.matches("https?://[^\\s\"'<>]{1,2000}")) {
            out.leaf("a", text, "href", url, "rel", "noopener noreferrer");
        } else {
            out.text(text);
        }
    }
}
