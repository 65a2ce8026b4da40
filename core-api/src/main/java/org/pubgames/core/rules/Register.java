package org.pubgames.core.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.core.Citation;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.core.book.OrderedBook;

/**
 * Writes rulings down under one variant: in the order of the rulebook, with citations in the
 * variant's order. Safe to share between threads.
 */
final class Register {

    private final OrderedBook book;
    private final Variant variant;
    private final Map<String, Entered> entered = new ConcurrentHashMap<>();

    /** What is the same in every ruling of a rule. */
    private record Entered(int place, List<Citation> citations) {}

    Register(OrderedBook book, Variant variant) {
        this.book = book;
        this.variant = variant;
    }

    /** The rulings that findings stand for; where some forbid, those alone. */
    List<Ruling> rulings(Findings findings) {
        boolean forbidden = findings.forbidden();
        List<Finding> all = findings.all();
        Ruling[] rulings = new Ruling[all.size()];
        int[] places = new int[all.size()];
        int count = 0;
        for (Finding finding : all) {
            if (!forbidden || finding.kind() == Ruling.Kind.FORBIDS) {
                Entered rule = entered(finding.rule());
                Ruling ruling =
                        new Ruling(
                                finding.rule(),
                                finding.kind(),
                                finding.points(),
                                finding.pointer(),
                                finding.reasons(),
                                rule.citations());
                int at = count++;
                while (at > 0
                        && comesBefore(rule.place(), ruling, places[at - 1], rulings[at - 1])) {
                    places[at] = places[at - 1];
                    rulings[at] = rulings[at - 1];
                    at--;
                }
                places[at] = rule.place();
                rulings[at] = ruling;
            }
        }
        return count == rulings.length ? List.of(rulings) : List.of(Arrays.copyOf(rulings, count));
    }

    /** Verdicts have few rulings, so each is put into its place at once. */
    private static boolean comesBefore(int place, Ruling ruling, int otherPlace, Ruling other) {
        return place < otherPlace
                || (place == otherPlace && ruling.pointer().compareTo(other.pointer()) < 0);
    }

    private Entered entered(String rule) {
        Entered found = entered.get(rule);
        if (found == null) {
            found = new Entered(book.place(rule), book.citations(rule, variant));
            entered.put(rule, found);
        }
        return found;
    }
}
