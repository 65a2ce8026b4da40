package org.pubgames.conformance.report;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Clause;

/**
 * The printed clauses and the results of their vectors as CSV: a row for each clause and rule, and
 * one without a rule for a clause that has no rule.
 */
public final class CoverageCsv {

    private static final String HEAD =
            "game,clause,rule,passed,failed,expected_failures,unexpected_passes,skipped,not_applicable\n";

    private CoverageCsv() {}

    /** The table; games that are not installed have no rulebook here and no rows. */
    public static String of(Report report) {
        StringBuilder out = new StringBuilder(HEAD);
        for (GamePage page : GamePage.of(report)) {
            Optional<Coverage> coverage = Coverage.of(page, report.head().claim());
            coverage.ifPresent(
                    found -> found.book().clauses().forEach(clause -> rows(found, clause, out)));
        }
        return out.toString();
    }

    private static void rows(Coverage coverage, Clause clause, StringBuilder out) {
        List<Result> results = coverage.results(clause);
        List<String> rules = coverage.rules(clause);
        if (rules.isEmpty()) {
            row(coverage.page().id(), clause.id(), "", Tally.of(List.of()), out);
        }
        for (String rule : rules) {
            Tally tally =
                    Tally.of(results.stream().filter(found -> found.rule().equals(rule)).toList());
            row(coverage.page().id(), clause.id(), rule, tally, out);
        }
    }

    private static void row(
            String game, String clause, String rule, Tally tally, StringBuilder out) {
        out.append(
                CsvRow.of(
                        game,
                        clause,
                        rule,
                        tally.passed(),
                        tally.of(Outcome.FAIL) + tally.of(Outcome.ERROR),
                        tally.of(Outcome.EXPECTED_FAIL),
                        tally.of(Outcome.UNEXPECTED_PASS),
                        tally.of(Outcome.SKIPPED),
                        tally.of(Outcome.NOT_APPLICABLE)));
    }
}
