package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.GameEvent;
import org.pubgames.core.Ground;
import org.pubgames.core.Rule;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.book.OrderedBook;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * Writes rulings down under one variant: in the order of the rulebook, each with what it rests on.
 * Safe to share between threads.
 */
final class Register {

    /** What the rulings of a variant rest on follows from this. */
    record Key(
            String id,
            List<String> with,
            String digest,
            List<String> sources,
            List<String> borrows,
            List<Variant.Layer> layers) {

        static Key of(Variant variant) {
            return new Key(
                    variant.id(),
                    variant.with(),
                    variant.digest(),
                    variant.sources(),
                    variant.borrows(),
                    variant.layers());
        }

        // by hand, like hashCode: generated ones make the first comparison of a process slow
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key that
                    && digest.equals(that.digest)
                    && id.equals(that.id)
                    && with.equals(that.with)
                    && sources.equals(that.sources)
                    && borrows.equals(that.borrows)
                    && layers.equals(that.layers);
        }

        @Override
        public int hashCode() {
            return digest.hashCode() * 31 + id.hashCode();
        }
    }

    /** The place of a rule that the book does not have: it is before all others. */
    private static final int UNKNOWN = -1;

    private final OrderedBook book;
    private final Variant variant;
    private final Map<String, Heading> headings = new ConcurrentHashMap<>();

    Register(OrderedBook book, Variant variant) {
        this.book = book;
        this.variant = variant;
    }

    /** What is the same in all rulings of a rule. */
    private static final class Heading {

        private final String rule;
        private final int place;
        private final Ground ground;
        private final List<Branch> branches;
        private final List<String> names;
        private final @Nullable Concerned concerned;

        /** For the kind of situation that the rule looked at last: nearly always the same one. */
        private volatile @Nullable Facts facts;

        Heading(
                String rule,
                int place,
                Ground ground,
                List<Branch> branches,
                List<String> names,
                @Nullable Concerned concerned) {
            this.rule = rule;
            this.place = place;
            this.ground = ground;
            this.branches = branches;
            this.names = names;
            this.concerned = concerned;
        }

        Facts facts(Situation situation) {
            Facts known = facts;
            if (known == null || !known.areOf(situation)) {
                known = new Facts(situation.getClass(), rule, names);
                facts = known;
            }
            return known;
        }
    }

    private Heading heading(String rule) {
        Heading found = headings.get(rule);
        if (found == null) {
            found =
                    new Heading(
                            rule,
                            book.rule(rule).isPresent() ? book.place(rule) : UNKNOWN,
                            book.ground(rule, "", variant),
                            branches(rule),
                            book.names(rule),
                            book.rule(rule)
                                    .map(each -> Concerned.of(each, book.names(rule)))
                                    .orElse(null));
            headings.put(rule, found);
        }
        return found;
    }

    /**
     * The rulings that findings stand for; where some forbid, those alone.
     *
     * @param event what was judged; null where a question is answered without one
     */
    List<Ruling> rulings(Findings findings, @Nullable GameEvent event) {
        List<Finding> all = findings.all();
        boolean forbidden = findings.forbidden();
        Ruling[] rulings = new Ruling[told(all, forbidden)];
        int[] places = new int[rulings.length];
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            Finding finding = all.get(i);
            if (isTold(finding, forbidden)) {
                Heading heading = heading(finding.rule());
                Ruling ruling = ruling(finding, heading, event);
                int at = count;
                while (at > 0 && isBefore(heading.place, ruling, places[at - 1], rulings[at - 1])) {
                    rulings[at] = rulings[at - 1];
                    places[at] = places[at - 1];
                    at--;
                }
                rulings[at] = ruling;
                places[at] = heading.place;
                count++;
                if (count > 1 && places[0] == UNKNOWN) {
                    book.place(rulings[0].rule());
                }
            }
        }
        return List.of(rulings);
    }

    private static Ruling ruling(Finding finding, Heading heading, @Nullable GameEvent event) {
        Branch branch = Branch.holding(heading.branches, finding);
        return new Ruling(
                heading.rule,
                branch == null ? "" : branch.name(),
                heading.concerned == null ? List.of() : heading.concerned.by(finding, event),
                finding.kind(),
                finding.points(),
                finding.pointer(),
                reasons(finding, heading),
                branch == null ? heading.ground : branch.ground());
    }

    /** The cases of a rule that can hold under the variant's settings. */
    private List<Branch> branches(String rule) {
        List<Branch> branches = new ArrayList<>();
        for (Rule.Case each : book.rule(rule).map(Rule::cases).orElse(List.of())) {
            if (Branch.allowed(each, variant.settings())) {
                branches.add(new Branch(rule, each, book.ground(rule, each.name(), variant)));
            }
        }
        return List.copyOf(branches);
    }

    private static int told(List<Finding> all, boolean forbidden) {
        int told = 0;
        for (int i = 0; i < all.size(); i++) {
            if (isTold(all.get(i), forbidden)) {
                told++;
            }
        }
        return told;
    }

    private static boolean isTold(Finding finding, boolean forbidden) {
        return finding.told() && (!forbidden || finding.kind() == Ruling.Kind.FORBIDS);
    }

    private static boolean isBefore(int place, Ruling one, int otherPlace, Ruling other) {
        return place < otherPlace
                || (place == otherPlace && one.pointer().compareTo(other.pointer()) < 0);
    }

    /** What the rule's sentence names, in its order, then what the rule said besides. */
    private static List<Because> reasons(Finding finding, Heading heading) {
        List<Because> said = finding.reasons();
        List<String> names = heading.names;
        if (names.isEmpty()) {
            return said;
        }
        Because[] reasons = new Because[names.size()];
        Facts facts = heading.facts(finding.about());
        int asked = 0;
        for (int i = 0; i < reasons.length; i++) {
            Because byHand = find(said, names.get(i));
            if (byHand == null) {
                reasons[i] = new Because(names.get(i), facts.read(finding.about(), i));
            } else {
                reasons[i] = byHand;
                asked++;
            }
        }
        return asked == said.size() ? List.of(reasons) : withMore(reasons, said, names);
    }

    private static List<Because> withMore(Because[] named, List<Because> said, List<String> names) {
        List<Because> all = new ArrayList<>(List.of(named));
        for (Because each : said) {
            if (!names.contains(each.name())) {
                all.add(each);
            }
        }
        return all;
    }

    private static @Nullable Because find(List<Because> said, String name) {
        for (int i = 0; i < said.size(); i++) {
            if (said.get(i).name().equals(name)) {
                return said.get(i);
            }
        }
        return null;
    }
}
