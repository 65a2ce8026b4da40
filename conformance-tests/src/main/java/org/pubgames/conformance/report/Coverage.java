package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pubgames.core.Clause;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;

/** Which printed clauses are tested by the vectors of a run, and with what result. */
record Coverage(GamePage page, RuleBook book) {

    /** How a clause stands, the worst first. */
    enum Standing {
        /** A vector of one of its rules fails. */
        FAILING,
        /** Vectors pass and none fails. */
        PASSING,
        /** There are vectors, but none applied to the implementation, or all are known failures. */
        NOT_RUN,
        /** There is no vector in this run. */
        NO_VECTOR,
        /** No software can decide it. */
        UNTESTABLE
    }

    /** The coverage of a game that is installed. */
    static Optional<Coverage> of(GamePage page) {
        return page.book().map(book -> new Coverage(page, book));
    }

    /** The clauses of a document with their standing. */
    List<Clause> clauses(Source source) {
        return book.clauses().stream()
                .filter(clause -> clause.source().equals(source.id()))
                .toList();
    }

    Standing standing(Clause clause) {
        List<Result> results = results(clause);
        if (results.isEmpty()) {
            return clause.testable() ? Standing.NO_VECTOR : Standing.UNTESTABLE;
        }
        Tally tally = Tally.of(results);
        if (tally.fallenShort() > 0 || tally.of(Outcome.EXPECTED_FAIL) > 0) {
            return Standing.FAILING;
        }
        return tally.passed() > 0 ? Standing.PASSING : Standing.NOT_RUN;
    }

    /** The results about a clause: those aimed at its rules and those that come from it. */
    List<Result> results(Clause clause) {
        Set<String> rules =
                book.realising(clause.id()).stream().map(Rule::id).collect(Collectors.toSet());
        return page.results().stream()
                .filter(
                        result ->
                                rules.contains(result.rule())
                                        || result.source().equals(clause.id()))
                .toList();
    }

    /** The ids of the rules behind a clause: those that realise it, and those of its vectors. */
    List<String> rules(Clause clause) {
        Set<String> rules = new LinkedHashSet<>();
        book.realising(clause.id()).forEach(rule -> rules.add(rule.id()));
        results(clause).forEach(result -> rules.add(result.rule()));
        return List.copyOf(rules);
    }

    /** The documents that have clauses, those with failures first, then in the book's order. */
    List<Source> sources() {
        List<Source> sources =
                new ArrayList<>(
                        book.sources().stream()
                                .filter(source -> !clauses(source).isEmpty())
                                .toList());
        sources.sort(Comparator.comparing(source -> failing(source) ? 0 : 1));
        return sources;
    }

    private boolean failing(Source source) {
        return clauses(source).stream().anyMatch(clause -> standing(clause) == Standing.FAILING);
    }
}
