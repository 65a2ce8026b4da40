package org.pubgames.conformance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.report.Coverage.Standing;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.core.Clause;
import org.pubgames.core.Rule;

/** What a report says of printed clauses, by what the implementation claims to play. */
class CoverageTest {

    private static Claim claiming(List<String> variants) {
        Claim own = SampleReports.own().head().claim();
        Map<String, List<String>> games = new TreeMap<>(own.games());
        games.put("sjoelen", variants);
        return new Claim("one", "1", "Java", "", "", games, own.features());
    }

    private static Coverage coverage(Claim claim, List<Result> results) {
        GamePage all =
                GamePage.of(SampleReports.own()).stream()
                        .filter(page -> page.id().equals("sjoelen"))
                        .findFirst()
                        .orElseThrow();
        return Coverage.of(new GamePage("sjoelen", results, all.game()), claim).orElseThrow();
    }

    private static List<Result> sjoelen() {
        return SampleReports.own().results().stream()
                .filter(result -> result.game().equals("sjoelen"))
                .toList();
    }

    /** Many rules stand in several documents; playing by the one says nothing of the others. */
    @Test
    void whoPlaysOneVariantKeepsNoClausesOfOthers() {
        Coverage all = coverage(claiming(List.of()), sjoelen());
        Coverage one = coverage(claiming(List.of("masters")), sjoelen());
        assertThat(one.followed()).contains("masters", "pubgames").doesNotContain("s240");
        List<Clause> elsewhere =
                all.book().clauses().stream()
                        .filter(clause -> all.standing(clause) == Standing.PASSING)
                        .filter(clause -> !one.followed().contains(clause.source()))
                        .toList();
        assertThat(elsewhere)
                .isNotEmpty()
                .allMatch(clause -> one.standing(clause) == Standing.NOT_CLAIMED);
        assertThat(one.book().clauses())
                .anyMatch(clause -> one.standing(clause) == Standing.PASSING)
                .filteredOn(clause -> one.standing(clause) == Standing.PASSING)
                .allMatch(clause -> one.followed().contains(clause.source()));
    }

    @Test
    void rulesThatNoVectorIsAimedAtAreListed() {
        String rule = "sjoelen.score.complete-set";
        List<Result> without =
                sjoelen().stream().filter(result -> !result.rule().equals(rule)).toList();
        assertThat(without).isNotEmpty();
        assertThat(coverage(claiming(List.of()), without).withoutVector())
                .extracting(Rule::id)
                .contains(rule);
        assertThat(coverage(claiming(List.of()), sjoelen()).withoutVector())
                .extracting(Rule::id)
                .doesNotContain(rule);
        List<Result> notAsked =
                sjoelen().stream()
                        .filter(result -> result.rule().equals(rule))
                        .map(CoverageTest::notAsked)
                        .toList();
        assertThat(coverage(claiming(List.of()), notAsked).withoutVector())
                .as("a vector that did not apply proves nothing")
                .extracting(Rule::id)
                .contains(rule);
    }

    private static Result notAsked(Result result) {
        return new Result(
                result.id(),
                result.game(),
                result.variant(),
                result.set(),
                result.rule(),
                result.level(),
                result.polarity(),
                result.task(),
                result.title(),
                result.source(),
                result.file(),
                result.line(),
                Outcome.NOT_APPLICABLE,
                result.differences(),
                result.murmur(),
                result.vector());
    }
}
