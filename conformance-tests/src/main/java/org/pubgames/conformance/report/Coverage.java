package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;

/**
 * Which printed clauses are tested by the vectors of a run, and with what result.
 *
 * @param page the results of a game
 * @param book its rulebook
 * @param followed the documents of the variants that the implementation claims to play
 */
record Coverage(GamePage page, RuleBook book, Set<String> followed) {

    /** Our own conventions, which belong to every variant. */
    private static final String OURS = "pubgames";

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
        /** Only variants have it that the implementation does not claim to play. */
        NOT_CLAIMED,
        /** No software can decide it. */
        UNTESTABLE
    }

    /** The coverage of a game that is installed. */
    static Optional<Coverage> of(GamePage page, Claim claim) {
        return page.game().map(game -> new Coverage(page, game.rulebook(), followed(game, claim)));
    }

    private static Set<String> followed(Game<?, ?> game, Claim claim) {
        Set<String> followed = new HashSet<>();
        game.variants().all().stream()
                .filter(variant -> claim.plays(game.key().id(), variant.id()))
                .forEach(variant -> followed.addAll(variant.followed()));
        if (!followed.isEmpty()) {
            followed.add(OURS);
        }
        return Set.copyOf(followed);
    }

    /** The clauses of a document with their standing. */
    List<Clause> clauses(Source source) {
        return book.clauses().stream()
                .filter(clause -> clause.source().equals(source.id()))
                .toList();
    }

    Standing standing(Clause clause) {
        List<Result> results = results(clause);
        if (results.isEmpty() && !clause.testable()) {
            return Standing.UNTESTABLE;
        }
        Tally tally = Tally.of(results);
        if (tally.fallenShort() > 0 || tally.of(Outcome.EXPECTED_FAIL) > 0) {
            return Standing.FAILING;
        }
        if (!followed.contains(clause.source())) {
            // its rules may hold elsewhere too; that they do says nothing of this document
            return Standing.NOT_CLAIMED;
        }
        if (results.isEmpty()) {
            return Standing.NO_VECTOR;
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

    /**
     * Rules that rest on documents of the claimed variants and that no vector of this run is aimed
     * at: what a good result says nothing about.
     */
    List<Rule> withoutVector() {
        Set<String> aimedAt =
                page.results().stream()
                        .filter(result -> result.outcome() != Outcome.NOT_APPLICABLE)
                        .map(Result::rule)
                        .collect(Collectors.toSet());
        return book.rules().stream()
                .filter(rule -> !aimedAt.contains(rule.id()))
                .filter(
                        rule ->
                                rule.citations().stream()
                                        .anyMatch(cited -> followed.contains(cited.source())))
                .toList();
    }

    /** The documents that have clauses, those with failures first, then in the book's order. */
    List<Source> sources() {
        List<Source> failing = new ArrayList<>();
        List<Source> others = new ArrayList<>();
        for (Source source : book.sources()) {
            if (!clauses(source).isEmpty()) {
                (failing(source) ? failing : others).add(source);
            }
        }
        failing.addAll(others);
        return failing;
    }

    private boolean failing(Source source) {
        return clauses(source).stream().anyMatch(clause -> standing(clause) == Standing.FAILING);
    }
}
