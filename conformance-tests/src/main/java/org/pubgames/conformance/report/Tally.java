package org.pubgames.conformance.report;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;

/** How many results there are of each kind. */
record Tally(Map<Outcome, Integer> counts) {

    static Tally of(Collection<Result> results) {
        Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
        results.forEach(result -> counts.merge(result.outcome(), 1, Integer::sum));
        return new Tally(counts);
    }

    int of(Outcome outcome) {
        return counts.getOrDefault(outcome, 0);
    }

    int passed() {
        return of(Outcome.PASS);
    }

    int total() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    int applicable() {
        return total() - of(Outcome.NOT_APPLICABLE);
    }

    /** Failed, without an answer, skipped, or passed against the list. */
    int fallenShort() {
        return counts.entrySet().stream()
                .filter(entry -> entry.getKey().fallsShort())
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** {@code 1248/1250}: never a percentage, which would round. */
    String ratio() {
        return passed() + "/" + applicable();
    }
}
