package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Citation;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.book.OrderedBook;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;

/**
 * Writes rulings down under one variant: in the order of the rulebook, with citations in the
 * variant's order. Safe to share between threads.
 */
final class Register {

    private final OrderedBook book;
    private final Variant variant;
    private final Map<String, List<Citation>> citations = new ConcurrentHashMap<>();
    private final Map<String, List<String>> names = new ConcurrentHashMap<>();

    Register(OrderedBook book, Variant variant) {
        this.book = book;
        this.variant = variant;
    }

    /** The rulings that findings stand for; where some forbid, those alone. */
    List<Ruling> rulings(Findings findings) {
        boolean forbidden = findings.forbidden();
        List<Ruling> rulings = new ArrayList<>(findings.all().size());
        for (Finding finding : findings.all()) {
            if (finding.told() && (!forbidden || finding.kind() == Ruling.Kind.FORBIDS)) {
                rulings.add(
                        new Ruling(
                                finding.rule(),
                                finding.kind(),
                                finding.points(),
                                finding.pointer(),
                                reasons(finding),
                                citations(finding.rule())));
            }
        }
        if (rulings.size() > 1) {
            rulings.sort(this::compare);
        }
        return List.copyOf(rulings);
    }

    /** What the rule's sentence names, in its order, then what the rule said besides. */
    private List<Because> reasons(Finding finding) {
        List<Because> said = finding.reasons();
        List<String> names = names(finding.rule());
        if (names.isEmpty()) {
            return said;
        }
        List<Because> reasons = new ArrayList<>(names.size() + said.size());
        for (String name : names) {
            Because byHand = find(said, name);
            reasons.add(
                    byHand != null
                            ? byHand
                            : new Because(name, Facts.read(finding.about(), finding.rule(), name)));
        }
        for (Because each : said) {
            if (!names.contains(each.name())) {
                reasons.add(each);
            }
        }
        return reasons;
    }

    private static @Nullable Because find(List<Because> said, String name) {
        for (Because each : said) {
            if (each.name().equals(name)) {
                return each;
            }
        }
        return null;
    }

    private List<String> names(String rule) {
        List<String> found = names.get(rule);
        if (found == null) {
            found = book.names(rule);
            names.put(rule, found);
        }
        return found;
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
