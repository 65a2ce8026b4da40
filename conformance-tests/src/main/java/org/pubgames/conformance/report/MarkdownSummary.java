package org.pubgames.conformance.report;

import java.util.List;
import java.util.stream.Collectors;
import org.pubgames.conformance.report.Shortfalls.Numbered;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;

/** A report in short as Markdown: the verdict, a table of the games, and the first failures. */
public final class MarkdownSummary {

    private static final int MOST_FAILURES = 20;
    private static final int LONGEST = 200;

    private final Report report;
    private final ReportWords words;
    private final StringBuilder out = new StringBuilder();

    private MarkdownSummary(Report report, Lang lang) {
        this.report = report;
        this.words = new ReportWords(lang);
    }

    /** The summary in a language. */
    public static String of(Report report, Lang lang) {
        return new MarkdownSummary(report, lang).text();
    }

    private String text() {
        String mark = report.conforms() ? "✓ " : "✗ ";
        out.append("## ").append(mark).append(plain(VerdictSentence.of(report, words.lang())));
        out.append("\n\n");
        row(
                List.of(
                        words.say("numbers.game"),
                        words.say("numbers.passed"),
                        words.say("numbers.applicable"),
                        words.say("numbers.total"),
                        words.say("numbers.short"),
                        words.say("numbers.expected-fail")));
        out.append("|---|--:|--:|--:|--:|--:|\n");
        for (GamePage page : GamePage.of(report)) {
            numbers(plain(page.title(words.lang())), Tally.of(page.results()));
        }
        numbers("**" + words.say("numbers.all") + "**", Tally.of(report.results()));
        failures(Shortfalls.of(report).failures());
        return out.toString();
    }

    private void numbers(String title, Tally tally) {
        row(
                List.of(
                        title,
                        "" + tally.passed(),
                        "" + tally.applicable(),
                        "" + tally.total(),
                        "" + tally.fallenShort(),
                        "" + tally.of(Outcome.EXPECTED_FAIL)));
    }

    private void row(List<String> cells) {
        out.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private void failures(List<Numbered> failures) {
        if (failures.isEmpty()) {
            return;
        }
        out.append("\n### ").append(words.say("section.failures")).append("\n\n");
        failures.stream().limit(MOST_FAILURES).map(Numbered::result).forEach(this::failure);
        if (failures.size() > MOST_FAILURES) {
            int more = failures.size() - MOST_FAILURES;
            out.append('\n').append(words.say("summary.more", "number", more)).append('\n');
        }
    }

    private void failure(Result result) {
        out.append("- **").append(plain(result.title())).append("** (").append(plain(result.id()));
        out.append(")\n");
        new DifferenceWords(words, result)
                .all().stream()
                        .limit(1)
                        .forEach(
                                said ->
                                        out.append("  ")
                                                .append(
                                                        plain(
                                                                words.say(
                                                                        "difference",
                                                                        new Because(
                                                                                "about",
                                                                                said.about()),
                                                                        new Because(
                                                                                "expected",
                                                                                joined(
                                                                                        said
                                                                                                .expected())),
                                                                        new Because(
                                                                                "got",
                                                                                joined(
                                                                                        said
                                                                                                .got())))))
                                                .append('\n'));
    }

    private static String joined(List<String> lines) {
        return Markup.cut(String.join(" ", lines), LONGEST);
    }

    /** A text on one line, escaped so that nothing in it is markup, a link or a mention. */
    static String plain(String text) {
        return Markup.harmless(text)
                .replaceAll("\\s+", " ")
                .codePoints()
                .mapToObj(MarkdownSummary::plain)
                .collect(Collectors.joining())
                .replace("://", "&#58;//");
    }

    private static String plain(int c) {
        return switch (c) {
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '&' -> "&amp;";
            case '@' -> "&#64;";
            case '\\', '`', '*', '_', '{', '}', '[', ']', '(', ')', '#', '+', '!', '|', '~', '$' ->
                    "\\" + Character.toString(c);
            default -> Character.toString(c);
        };
    }
}
