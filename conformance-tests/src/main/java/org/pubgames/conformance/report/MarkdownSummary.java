package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.conformance.profile.Level;
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
                        words.say("numbers.expected-fail"),
                        words.say("numbers.time")));
        out.append("|---|--:|--:|--:|--:|--:|--:|\n");
        for (GamePage page : GamePage.of(report)) {
            numbers(plain(page.title(words.lang())), page.results());
        }
        numbers("**" + words.say("numbers.all") + "**", report.results());
        profiles(ProfileResult.of(report));
        Shortfalls found = Shortfalls.of(report);
        List<Numbered> failures = new ArrayList<>(found.failures());
        failures.addAll(found.skipped());
        failures.addAll(found.unexpected());
        failures(failures);
        unused();
        return out.toString();
    }

    private void numbers(String title, List<Result> results) {
        Tally tally = Tally.of(results);
        row(
                List.of(
                        title,
                        "" + tally.passed(),
                        "" + tally.applicable(),
                        "" + tally.total(),
                        "" + tally.fallenShort(),
                        "" + tally.of(Outcome.EXPECTED_FAIL),
                        JunitXml.seconds(results) + " s"));
    }

    private void row(List<String> cells) {
        out.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private void profiles(List<ProfileResult> profiles) {
        if (profiles.isEmpty()) {
            return;
        }
        out.append("\n### ").append(words.say("section.profiles")).append("\n\n");
        List<String> head = new ArrayList<>();
        head.add(words.say("profile.name"));
        for (Level level : Level.values()) {
            head.add(words.say("profile.level." + level.id()));
        }
        row(head);
        out.append("|---|---|---|---|\n");
        ProfileResult.rows(profiles)
                .forEach(
                        (name, levels) -> {
                            List<String> cells = new ArrayList<>();
                            cells.add(plain(name));
                            for (Level level : Level.values()) {
                                cells.add(
                                        Optional.ofNullable(levels.get(level))
                                                .map(each -> plain(each.inWords(words)))
                                                .orElse(""));
                            }
                            row(cells);
                        });
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
        SituationInWords.of(result, words.lang())
                .forEach(line -> out.append("  - ").append(plain(line)).append('\n'));
        if (result.outcome() == Outcome.SKIPPED || result.outcome() == Outcome.UNEXPECTED_PASS) {
            out.append("  - ").append(plain(words.outcome(result.outcome()))).append('\n');
        }
        new DifferenceWords(words, result)
                .all().stream()
                        .limit(1)
                        .forEach(
                                said ->
                                        out.append("  - ")
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

    /** Entries of the list of known failures that excuse nothing make a run red as well. */
    private void unused() {
        List<String> unused = report.foot().unused();
        if (!unused.isEmpty()) {
            String head = words.say("failures.unused", "number", unused.size());
            out.append("\n### ").append(plain(head)).append("\n\n");
            unused.forEach(entry -> out.append("- ").append(plain(entry)).append('\n'));
        }
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
