package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Because;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.RuleBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.variant.ProblemReport;
import org.pubgames.core.internal.variant.VariantFiles;

/**
 * Prints problems; those of variant files as reports, with the lines they are about. Belongs to one
 * thread.
 */
final class ProblemPrinter {

    /** Nobody mends more at a time; programs get all. */
    private static final int MOST_SHOWN = 20;

    private static final Set<String> WHOLE =
            Set.of(
                    "file-not-found",
                    "not-a-file",
                    "not-a-folder",
                    "cannot-open",
                    "file-too-large",
                    "too-many-files",
                    "not-utf-8",
                    "leads-outside");

    private final Console console;
    private final Map<String, VariantFile> files = new LinkedHashMap<>();

    ProblemPrinter(Console console) {
        this.console = console;
    }

    /** Keeps the text of a file, to quote lines of it. */
    void remember(VariantFile file) {
        files.put(file.name(), file);
    }

    /** Prints all problems; returns the exit status of unusable input. */
    int refuse(List<Problem> problems) {
        print(problems);
        return Exit.UNUSABLE;
    }

    /** The same, with reason and advice also for files that cannot be used as a whole. */
    int refuseFiles(List<Problem> problems) {
        print(problems, true);
        return Exit.UNUSABLE;
    }

    /** Prints all problems, those of a file together. */
    void print(List<Problem> problems) {
        print(problems, false);
    }

    private void print(List<Problem> problems, boolean wholeToo) {
        Map<String, List<Problem>> byFile = new LinkedHashMap<>();
        for (Problem problem : problems) {
            byFile.computeIfAbsent(problem.where().file(), file -> new ArrayList<>()).add(problem);
        }
        byFile.forEach(
                (file, own) -> {
                    boolean whole = wholeToo && own.stream().allMatch(ProblemPrinter::whole);
                    if (whole || files.containsKey(file)) {
                        report(own, file);
                    } else {
                        own.forEach(console::problem);
                    }
                });
    }

    /** Whether a file as a whole cannot be used, so that there is no line of it to show. */
    private static boolean whole(Problem problem) {
        return WHOLE.contains(problem.code());
    }

    /** Prints in short which files were left out. */
    void warn(List<Problem> problems) {
        problems.forEach(console::warning);
        if (!problems.isEmpty()) {
            long left = problems.stream().map(problem -> problem.where().file()).distinct().count();
            console.hint("left-out", new Because("count", left));
        }
    }

    private void report(List<Problem> problems, String file) {
        console.out().flush();
        List<ProblemReport> reports =
                ProblemReport.of(
                        problems,
                        book(file),
                        name -> Optional.ofNullable(files.get(name)).map(VariantFile::text),
                        console.lang());
        int shown = console.json() ? reports.size() : Math.min(reports.size(), MOST_SHOWN);
        for (ProblemReport report : reports.subList(0, shown)) {
            if (console.json()) {
                console.err().raw(JsonWriter.write(map(report)));
            } else {
                console.err().lines(0, lines(report));
                console.err().line("");
            }
        }
        if (shown < reports.size()) {
            console.hint("more-problems", new Because("count", reports.size() - shown));
        }
        console.err().flush();
    }

    private Optional<RuleBook> book(String file) {
        return Optional.ofNullable(files.get(file))
                .flatMap(known -> Games.find(VariantFiles.game(known)))
                .map(game -> game.rulebook());
    }

    /** The parts that are there, named like those of every other problem. */
    private static Map<String, Object> map(ProblemReport report) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "problem");
        report.parts()
                .forEach((name, part) -> map.put(name.equals("message") ? "text" : name, part));
        return map;
    }

    /** A report whose sentences fit the width; lines of the file stay as they are. */
    private List<String> lines(ProblemReport report) {
        List<String> lines = new ArrayList<>();
        for (String line : report.lines()) {
            if (report.excerpt().contains(line)) {
                lines.add(line);
            } else {
                String text = line.stripLeading();
                String indent = " ".repeat(line.length() - text.length());
                Paragraph.lines(text, console.width() - indent.length(), 2).stream()
                        .map(part -> indent + part)
                        .forEach(lines::add);
            }
        }
        return lines;
    }
}
