package org.pubgames.conformance.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.WholeFile;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * Several reports beside each other as one page of HTML that loads nothing: first each
 * implementation with its verdict, then for each game and topic how many of the vectors that an
 * implementation claims pass.
 */
public final class ImplementationsPage {

    private final List<Report> reports;
    private final ReportWords words;
    private final Markup out = new Markup();

    private ImplementationsPage(List<Report> reports, Lang lang) {
        this.reports = List.copyOf(reports);
        this.words = new ReportWords(lang);
    }

    /** The page in a language; a column for each report, in their order. */
    public static String of(List<Report> reports, Lang lang) {
        return new ImplementationsPage(reports, lang).page();
    }

    /**
     * Writes the page; a file that is there is replaced as a whole.
     *
     * @return the file, or the problem {@code cannot-write-here}
     */
    public static Reading<Path> save(List<Report> reports, Path file, Lang lang) {
        try {
            WholeFile.write(file, of(reports, lang));
            return Reading.of(file);
        } catch (IOException e) {
            return Reading.failed(Problem.of("cannot-write-here", Where.UNKNOWN).withValue(file));
        }
    }

    private String page() {
        String title = words.say("implementations.title");
        HtmlReport.head(out, title, words.lang());
        out.open("body").open("header").leaf("h1", title).end("header").open("main");
        out.open("section", "id", "implementations");
        implementations();
        out.end("section");
        games().forEach(this::game);
        out.end("main").end("body").end("html");
        return out.toString();
    }

    private void implementations() {
        table(words.say("implementations.each"), "verdicts");
        out.open("thead").open("tr");
        for (String column : List.of("implementation", "language", "suite", "date")) {
            out.leaf("th", words.say("environment." + column), "scope", "col");
        }
        out.leaf("th", words.say("implementations.verdict"), "scope", "col");
        out.close("tr").end("thead").open("tbody");
        for (Report report : reports) {
            Report.Head head = report.head();
            out.open("tr").leaf("th", VerdictSentence.name(head.claim()), "scope", "row");
            out.leaf("td", head.claim().language()).leaf("td", head.suite());
            out.leaf("td", head.date());
            String mark = report.conforms() ? "✓ " : "✗ ";
            out.leaf("td", mark + VerdictSentence.of(report, words.lang()));
            out.end("tr");
        }
        out.close("tbody").close("table").end("div");
    }

    /** Each game with its topics, in the order in which the reports come to them. */
    private Map<String, List<String>> games() {
        Map<String, List<String>> games = new LinkedHashMap<>();
        for (Report report : reports) {
            for (Result result : report.results()) {
                List<String> topics =
                        games.computeIfAbsent(result.game(), game -> new ArrayList<>());
                if (!topics.contains(topic(result))) {
                    topics.add(topic(result));
                }
            }
        }
        return games;
    }

    /** The id of a rule without its last part. */
    private static String topic(Result result) {
        int end = result.rule().lastIndexOf('.');
        return end < 0 ? result.rule() : result.rule().substring(0, end);
    }

    private void game(String game, List<String> topics) {
        String title = GamePage.title(game, words.lang());
        out.open("section", "id", game).leaf("h2", title);
        table(words.say("implementations.caption", "game", title), "numbers");
        out.open("thead").open("tr");
        out.leaf("th", words.say("implementations.topic"), "scope", "col", "class", "corner");
        for (Report report : reports) {
            out.leaf("th", name(report), "scope", "col");
        }
        out.close("tr").end("thead").open("tbody");
        topics.forEach(topic -> row(game, topic));
        out.end("tbody").open("tfoot");
        row(game, "");
        out.close("tfoot").close("table").end("div").end("section");
    }

    /** With the language, where several have the same name and version. */
    private String name(Report report) {
        String name = VerdictSentence.name(report.head().claim());
        long same =
                reports.stream()
                        .filter(other -> VerdictSentence.name(other.head().claim()).equals(name))
                        .count();
        return same == 1 ? name : name + ", " + report.head().claim().language();
    }

    /** A row for a topic, or for all of them where it is empty. */
    private void row(String game, String topic) {
        String name = topic.isEmpty() ? words.say("implementations.all") : topic;
        out.open("tr").leaf("th", name, "scope", "row");
        for (Report report : reports) {
            Tally tally =
                    Tally.of(
                            report.results().stream()
                                    .filter(result -> result.game().equals(game))
                                    .filter(
                                            result ->
                                                    topic.isEmpty() || topic(result).equals(topic))
                                    .toList());
            String cell = MatrixSection.mark(tally);
            out.leaf("td", tally.applicable() == 0 ? cell : cell + " " + tally.ratio());
        }
        out.end("tr");
    }

    private void table(String caption, String kind) {
        out.open(
                "div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", caption);
        out.open("table", "class", kind).leaf("caption", caption);
    }
}
