package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Where;

/**
 * Everything that helps the author of a file to mend one mistake. Empty text, 0 and an empty list
 * mean that a part does not apply.
 *
 * @param code the stable code
 * @param file the file's name
 * @param line line number from 1
 * @param column column number from 1
 * @param path JSON pointer to the value
 * @param value the offending value as written
 * @param allowed everything that would be accepted
 * @param standard what holds when nothing is said
 * @param suggestion the nearest valid name or value
 * @param message what is wrong and what is allowed, in words
 * @param why the reason: of a setting what it is and a rule that it governs
 * @param rule the rule or clause behind it
 * @param fix what to do, in one sentence
 * @param more the command that tells more
 * @param excerpt up to three lines of the file, and a line with a mark under the place
 * @param lang the language of the texts
 */
public record ProblemReport(
        String code,
        String file,
        int line,
        int column,
        String path,
        String value,
        String allowed,
        String standard,
        String suggestion,
        String message,
        String why,
        String rule,
        String fix,
        String more,
        List<String> excerpt,
        Lang lang) {

    /** Codes of single values: the reason is the rule that the setting governs. */
    private static final Set<String> GOVERNED =
            Set.of(
                    "too-small",
                    "too-large",
                    "wrong-size",
                    "wrong-type",
                    "unknown-value",
                    "number-out-of-range");

    private static final Set<String> MISSING = Set.of("missing-field", "no-parent");

    public ProblemReport {
        excerpt = List.copyOf(excerpt);
    }

    /**
     * Problems as reports, file by file, each in the order of its file.
     *
     * @param book where rules are looked up
     * @param texts the text of a file by its name, for the excerpt
     */
    public static List<ProblemReport> of(
            List<Problem> problems,
            Optional<RuleBook> book,
            Function<String, Optional<String>> texts,
            Lang lang) {
        Map<String, List<Problem>> byFile = new LinkedHashMap<>();
        for (Problem problem : problems) {
            byFile.computeIfAbsent(problem.where().file(), file -> new ArrayList<>()).add(problem);
        }
        Map<String, List<String>> lines = new HashMap<>();
        List<ProblemReport> reports = new ArrayList<>();
        byFile.forEach(
                (file, own) -> {
                    lines.computeIfAbsent(
                            file, name -> texts.apply(name).orElse("").lines().toList());
                    own.stream()
                            .sorted(Comparator.comparingInt(each -> each.where().line()))
                            .map(each -> of(each, book, lines.getOrDefault(file, List.of()), lang))
                            .forEach(reports::add);
                });
        return List.copyOf(reports);
    }

    private static ProblemReport of(
            Problem problem, Optional<RuleBook> book, List<String> lines, Lang lang) {
        Where where = problem.where();
        boolean placed = where.line() > 0 && where.line() <= lines.size();
        Advice advice =
                new Advice(
                        problem,
                        placed ? lines.get(where.line() - 1) : "",
                        lang,
                        book.map(RuleBook::game).orElse(""),
                        book.map(each -> text(each, problem.suggestion(), lang)).orElse(""));
        Optional<Rule> rule = book.flatMap(each -> each.rule(problem.rule()));
        boolean governed = rule.isPresent() && GOVERNED.contains(problem.code());
        String why =
                governed
                        ? about(book.get(), where, lang)
                                + rule.get().statement().in(lang)
                                + " ("
                                + rule.get().id()
                                + ")"
                        : advice.why();
        String more = "";
        if (governed) {
            more = "pubgames rules " + book.get().game() + " " + rule.get().id();
        } else if (CodePages.find(problem.code(), lang).isPresent()) {
            more = "pubgames variant explain " + problem.code();
        }
        return new ProblemReport(
                problem.code(),
                where.file(),
                where.line(),
                where.column(),
                where.path(),
                problem.value(),
                problem.allowed(),
                problem.standard(),
                problem.suggestion(),
                message(problem, advice),
                why,
                problem.rule(),
                advice.fix(),
                more,
                missing(problem) ? List.of() : Excerpt.of(lines, where, problem.value()),
                lang);
    }

    /** A field that the whole file lacks stands nowhere. */
    private static boolean missing(Problem problem) {
        return MISSING.contains(problem.code()) && problem.where().path().lastIndexOf('/') == 0;
    }

    /** What the setting is, before the rule that it governs. */
    private static String about(RuleBook book, Where where, Lang lang) {
        String text = text(book, where.name().split("\\.", 2)[0], lang);
        return text.isEmpty() ? "" : text + " ";
    }

    /** What a setting of a game is; empty when it has none of that name. */
    private static String text(RuleBook book, String setting, Lang lang) {
        return Games.find(book.game()).stream()
                .flatMap(game -> game.settings().stream())
                .filter(each -> each.name().equals(setting))
                .map(each -> each.text().in(lang))
                .findFirst()
                .orElse("");
    }

    /** The fix names the suggestion; a value that only stands in the parent is told as that. */
    private static String message(Problem problem, Advice advice) {
        if (!advice.message().isEmpty()) {
            return advice.message();
        }
        Problem told = advice.fix().isEmpty() ? problem : problem.withSuggestion("");
        if (problem.standard().isEmpty() || !problem.standard().equals(problem.value())) {
            return told.text(advice.lang());
        }
        return told.withStandard("").text(advice.lang())
                + " "
                + Advice.label("inherited", advice.lang());
    }

    /** The parts that apply, by name, for programs. */
    public Map<String, Object> parts() {
        Map<String, Object> parts = new LinkedHashMap<>();
        text(parts, "code", code);
        text(parts, "file", file);
        number(parts, "line", line);
        number(parts, "column", column);
        text(parts, "path", path);
        text(parts, "value", value);
        text(parts, "allowed", allowed);
        text(parts, "standard", standard);
        text(parts, "suggestion", suggestion);
        text(parts, "message", message);
        text(parts, "why", why);
        text(parts, "rule", rule);
        text(parts, "fix", fix);
        text(parts, "more", more);
        if (!excerpt.isEmpty()) {
            parts.put("excerpt", excerpt);
        }
        return parts;
    }

    private static void text(Map<String, Object> parts, String name, String text) {
        if (!text.isEmpty()) {
            parts.put(name, text);
        }
    }

    private static void number(Map<String, Object> parts, String name, int number) {
        if (number > 0) {
            parts.put(name, number);
        }
    }

    /** The report as people read it, without blank lines; what does not apply is left out. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        String place = new Where(file, line, column, path).toString();
        String dotted = path.isEmpty() ? "" : path.substring(1).replace('/', '.');
        lines.add(
                Stream.of(code, place, dotted)
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining("  ")));
        lines.add("  " + message);
        lines.addAll(excerpt);
        labelled(lines, "why", why);
        labelled(lines, "fix", fix);
        labelled(lines, "more", more);
        return List.copyOf(lines);
    }

    private void labelled(List<String> lines, String label, String text) {
        if (!text.isEmpty()) {
            lines.add("  " + Advice.label(label, lang) + " " + text);
        }
    }
}
