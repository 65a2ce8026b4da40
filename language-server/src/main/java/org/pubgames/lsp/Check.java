package org.pubgames.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.variant.DoublesNotes;
import org.pubgames.core.internal.variant.ProblemReport;

/**
 * What the reader of variants says of a document: the problems that {@code variant check} tells, or
 * the variant that it makes.
 *
 * @param reports the problems in the order of the file
 * @param variant the variant; empty for a mix-in and for a file with mistakes
 */
record Check(Document document, Lang lang, List<ProblemReport> reports, Optional<Variant> variant) {

    private static final String SOURCE = "pubgames";

    Check {
        reports = List.copyOf(reports);
    }

    /** Checks a document among its neighbours. */
    static Check of(Document document, Catalogue around, Lang lang) {
        String name = document.file().name();
        List<Problem> own =
                around.problems().stream()
                        .filter(problem -> problem.where().file().equals(name))
                        .toList();
        Optional<Game<?, ?>> game = document.game();
        Optional<RuleBook> book = game.map(Game::rulebook);
        List<ProblemReport> reports =
                ProblemReport.of(own, book, file -> Optional.of(document.text()), lang);
        Optional<Variant> variant =
                own.isEmpty()
                        ? game.flatMap(
                                each ->
                                        around.of(each)
                                                .find(document.outline().value(List.of("id"))))
                        : Optional.empty();
        return new Check(document, lang, reports, variant);
    }

    /** The problems for the editor, and what is sound but easily forgotten. */
    List<Diagnostic> diagnostics() {
        List<Diagnostic> all = new ArrayList<>();
        for (ProblemReport report : reports) {
            Diagnostic diagnostic = new Diagnostic(range(report), message(report));
            diagnostic.setSeverity(DiagnosticSeverity.Error);
            diagnostic.setCode(report.code());
            diagnostic.setSource(SOURCE);
            all.add(diagnostic);
        }
        variant.ifPresent(
                found ->
                        DoublesNotes.of(found, document.file().name(), lang)
                                .forEach(note -> all.add(note(note))));
        return all;
    }

    private Diagnostic note(String text) {
        Diagnostic note = new Diagnostic(document.range(0, 0), text);
        note.setSeverity(DiagnosticSeverity.Information);
        note.setSource(SOURCE);
        return note;
    }

    Range range(ProblemReport report) {
        return document.range(report.line(), report.column(), report.value());
    }

    /** What is wrong, why, and what to do. */
    private static String message(ProblemReport report) {
        return String.join(
                "\n",
                Stream.of(report.message(), report.why(), report.fix())
                        .filter(Predicate.not(String::isEmpty))
                        .toList());
    }
}
