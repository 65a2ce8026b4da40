package org.pubgames.core.rules;

import java.util.ArrayList;
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
    private final Map<String, List<Citation>> citations = new ConcurrentHashMap<>();

    Register(OrderedBook book, Variant variant) {
        this.book = book;
        this.variant = variant;
    }

    /** The rulings that findings stand for; where some forbid, those alone. */
    List<Ruling> rulings(Findings findings) {
        boolean forbidden = findings.forbidden();
        List<Ruling> rulings = new ArrayList<>(findings.all().size());
        for (Finding finding : findings.all()) {
            if (!forbidden || finding.kind() == Ruling.Kind.FORBIDS) {
                rulings.add(
                        new Ruling(
                                finding.rule(),
                                finding.kind(),
                                finding.points(),
                                finding.pointer(),
                                finding.reasons(),
                                citations(finding.rule())));
            }
        }
        if (rulings.size() > 1) {
            rulings.sort(this::compare);
        }
        return List.copyOf(rulings);
    }

    private int compare(Ruling one, Ruling other) {
        int places = Integer.compare(book.place(one.rule()), book.place(other.rule()));
        return places != 0 ? places : one.pointer().compareTo(other.pointer());
    }

    private List<Citation> citations(String rule) {
        List<Citation> found = citations.get(rule);
        if (found == null) {
            found = book.citations(rule, variant);
            citations.put(rule, found);
        }
        return found;
    }
}
