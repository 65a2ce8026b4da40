package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.profile.Level;
import org.pubgames.conformance.report.FailureInWords;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.ProfileResult;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.report.SituationInWords;
import org.pubgames.conformance.report.VerdictSentence;
import org.pubgames.conformance.run.Matrix;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;

/** A run for a person: the matrix, the verdict, a table of the games, and the first failures. */
record RunText(Console console) {

    private static final int MOST_CARDS = 10;
    private static final int MOST_DIFFERENCES = 3;
    private static final int MOST_MURMUR = 3;
    private static final int MOST_UNUSED = 10;
    private static final int LONGEST = 300;

    /** Prints what will be run, before it begins. */
    void matrix(Matrix matrix, String name) {
        say(
                "run.matrix",
                new Because("games", matrix.games()),
                new Because("variants", matrix.variants()),
                new Because("vectors", number(matrix.vectors())),
                new Because("applicable", number(matrix.applicable())),
                new Because("name", name));
        console.out().flush();
    }

    /**
     * Prints the games and variants that an implementation claims and that are unknown here: a
     * misspelt name would otherwise only leave vectors out.
     */
    void strange(List<String> claimed) {
        if (!claimed.isEmpty()) {
            say("run.strange", new Because("claimed", claimed));
            console.out().flush();
        }
    }

    void tell(Report report) {
        Output out = console.out();
        Style style = report.conforms() ? Style.GOOD : Style.BAD;
        out.line(style.of(VerdictSentence.of(report, console.lang())));
        out.line("");
        out.lines(0, games(report).linesUnderHeader());
        profiles(ProfileResult.of(report));
        others(report);
        List<Result> cards =
                report.results().stream().filter(result -> result.outcome().fallsShort()).toList();
        cards.stream().limit(MOST_CARDS).forEach(result -> card(result, report.head()));
        if (cards.size() > MOST_CARDS) {
            out.line("");
            say("run.more", new Because("count", number(cards.size() - MOST_CARDS)));
        }
        unused(report.foot().unused());
    }

    /** What came of each profile, level by level. */
    private void profiles(List<ProfileResult> profiles) {
        if (profiles.isEmpty()) {
            return;
        }
        TextTable table = new TextTable("<", "<", "<", "<");
        table.row(words("run.profile"), Level.CORE.id(), Level.PLAY.id(), Level.FULL.id());
        ProfileResult.rows(profiles)
                .forEach(
                        (name, levels) ->
                                table.row(
                                        name,
                                        cell(levels, Level.CORE),
                                        cell(levels, Level.PLAY),
                                        cell(levels, Level.FULL)));
        console.out().line("");
        console.out().lines(0, table.linesUnderHeader());
    }

    private String cell(Map<Level, ProfileResult> levels, Level level) {
        ProfileResult result = levels.get(level);
        return result == null ? "" : result.inWords(console.lang());
    }

    private TextTable games(Report report) {
        TextTable table = new TextTable("<", ">", ">", ">");
        table.row(
                words("run.game"),
                words("run.passed"),
                words("run.applicable"),
                words("run.total"));
        Map<String, List<Result>> games = new LinkedHashMap<>();
        report.results()
                .forEach(
                        result ->
                                games.computeIfAbsent(result.game(), game -> new ArrayList<>())
                                        .add(result));
        games.forEach((game, results) -> row(table, game, results));
        if (games.size() > 1) {
            row(table, words("run.all"), report.results());
        }
        return table;
    }

    private static void row(TextTable table, String name, List<Result> results) {
        long applicable =
                results.stream()
                        .filter(result -> result.outcome() != Outcome.NOT_APPLICABLE)
                        .count();
        table.row(
                name,
                number(count(results, Outcome.PASS)),
                number(applicable),
                number(results.size()));
    }

    private static long count(List<Result> results, Outcome outcome) {
        return results.stream().filter(result -> result.outcome() == outcome).count();
    }

    /** What neither passed nor failed, kind by kind. */
    private void others(Report report) {
        List<String> parts = new ArrayList<>();
        for (Outcome outcome :
                List.of(
                        Outcome.FAIL,
                        Outcome.ERROR,
                        Outcome.SKIPPED,
                        Outcome.UNEXPECTED_PASS,
                        Outcome.EXPECTED_FAIL,
                        Outcome.NOT_APPLICABLE)) {
            long count = count(report.results(), outcome);
            if (count > 0) {
                parts.add(words("run.outcome." + outcome, new Because("count", number(count))));
            }
        }
        if (!parts.isEmpty()) {
            console.out().line("");
            console.out().lines(0, Paragraph.lines(String.join(" · ", parts), console.width(), 0));
        }
    }

    private void card(Result result, Report.Head head) {
        Output out = console.out();
        out.line("");
        String sign = result.outcome() == Outcome.SKIPPED ? "–" : "✗";
        paragraph(Style.BAD.of(sign) + " " + Style.BOLD.of(result.id()) + "  " + result.title(), 0);
        SituationInWords.of(result, console.lang()).forEach(line -> paragraph(line, 2));
        if (result.outcome() == Outcome.UNEXPECTED_PASS) {
            paragraph(words("run.passes-though-listed"), 2);
        }
        List<FailureInWords.Part> all = FailureInWords.of(result, console.lang());
        for (FailureInWords.Part said : all.subList(0, Math.min(MOST_DIFFERENCES, all.size()))) {
            if (!said.about().isEmpty()) {
                paragraph(shortened(said.about()), 2);
            }
            labelled("run.expected", shortened(said.expected()));
            labelled("run.got", shortened(said.got()));
        }
        if (all.size() > MOST_DIFFERENCES) {
            paragraph(
                    words("run.differences", new Because("count", all.size() - MOST_DIFFERENCES)),
                    2);
        }
        List<String> murmur = result.murmur().lines().toList();
        murmur.subList(Math.max(0, murmur.size() - MOST_MURMUR), murmur.size())
                .forEach(line -> labelled("run.murmur", shortened(line)));
        labelled("run.place", place(result));
        // never wrapped, so that it can be copied
        String again = FailureInWords.reproduction(result, head);
        out.line("  " + words("run.reproduce") + " " + Style.DIM.of(again));
    }

    private static String place(Result result) {
        String file =
                result.file().startsWith(VectorFiles.FOLDER)
                        ? result.file().substring(VectorFiles.FOLDER.length())
                        : result.file();
        return file + ":" + result.line();
    }

    private void unused(List<String> unused) {
        if (unused.isEmpty()) {
            return;
        }
        console.out().line("");
        say("run.unused", new Because("count", unused.size()));
        unused.stream().limit(MOST_UNUSED).forEach(entry -> console.out().line("  " + entry));
    }

    private void labelled(String key, String text) {
        if (!text.isEmpty()) {
            paragraph(words(key) + " " + text, 2);
        }
    }

    private void paragraph(String text, int indent) {
        String one = text.replace('\n', ' ').replace('\r', ' ');
        console.out().lines(indent, Paragraph.lines(one, console.width() - indent, 4));
    }

    private static String shortened(String text) {
        return Cut.to(LONGEST, text);
    }

    private void say(String key, Because... arguments) {
        console.out().lines(0, Paragraph.lines(words(key, arguments), console.width(), 0));
    }

    private String words(String key, Because... arguments) {
        return console.words().say(key, arguments);
    }

    /** A number with a no-break space between thousands. */
    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', '\u00a0');
    }
}
