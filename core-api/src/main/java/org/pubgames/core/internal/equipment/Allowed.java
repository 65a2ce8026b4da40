package org.pubgames.core.internal.equipment;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.ListRequirements.Items;
import org.pubgames.core.internal.equipment.ListRequirements.Order;
import org.pubgames.core.internal.equipment.ListRequirements.Piles;
import org.pubgames.core.internal.equipment.ListRequirements.Spread;
import org.pubgames.core.internal.equipment.ListRequirements.Square;
import org.pubgames.core.internal.equipment.MeasuresFile.MeasureEntry;
import org.pubgames.core.internal.equipment.MeasuresFile.RuleEntry;
import org.pubgames.core.internal.equipment.NumberRequirements.AsDrawn;
import org.pubgames.core.internal.equipment.NumberRequirements.Steps;
import org.pubgames.core.internal.equipment.NumberRequirements.UpTo;
import org.pubgames.core.internal.equipment.NumberRequirements.Within;
import org.pubgames.core.internal.equipment.PlainRequirements.Confirmed;
import org.pubgames.core.internal.equipment.PlainRequirements.Count;
import org.pubgames.core.internal.equipment.PlainRequirements.Marked;
import org.pubgames.core.internal.equipment.PlainRequirements.OneOf;
import org.pubgames.core.internal.equipment.PlainRequirements.Unquantified;

/** Makes requirements of the entries of a file. */
final class Allowed {

    private Allowed() {}

    /**
     * What a rule allows of a measure.
     *
     * @throws IllegalArgumentException when the entry does not say it in exactly one way, or in one
     *     that does not fit the measure
     */
    static Requirement of(MeasureEntry measure, RuleEntry rule) {
        List<Requirement> ways = new ArrayList<>();
        switch (Measures.kind(measure)) {
            case NUMBER -> numbers(rule, ways);
            case COUNT -> counts(measure, rule, ways);
            case TRUTH -> rule.confirmed().ifPresent(yes -> ways.add(new Confirmed()));
            case WORD -> rule.words().ifPresent(words -> ways.add(new OneOf(words)));
            case MARK -> {
                rule.marked().ifPresent(yes -> ways.add(new Marked()));
                rule.items().ifPresent(items -> ways.add(new Items(items)));
                rule.order().ifPresent(order -> ways.add(new Order(order)));
            }
            case DRAWN -> rule.percent().ifPresent(percent -> ways.add(new AsDrawn(percent)));
        }
        rule.unquantified().ifPresent(yes -> ways.add(new Unquantified()));
        if (ways.size() != 1) {
            throw new IllegalArgumentException(
                    measure.measure()
                            + ", "
                            + rule.rule()
                            + ": "
                            + ways.size()
                            + " ways of saying what is allowed that fit the measure; one is needed");
        }
        return ways.get(0);
    }

    private static void numbers(RuleEntry rule, List<Requirement> ways) {
        rule.value().map(value -> around(value, rule)).ifPresent(ways::add);
        if (rule.from().isPresent() && rule.to().isPresent()) {
            ways.add(new Within(new Range(rule.from().get(), rule.to().get())));
        }
        rule.most().ifPresent(most -> ways.add(new UpTo(most, false)));
        rule.below().ifPresent(below -> ways.add(new UpTo(below, true)));
        rule.step().ifPresent(step -> ways.add(new Steps(step)));
        rule.spread().ifPresent(spread -> ways.add(new Spread(spread)));
    }

    private static Requirement around(BigDecimal value, RuleEntry rule) {
        Optional<Range> part = rule.percent().map(percent -> Range.around(value, percent));
        BigDecimal tolerance = rule.tolerance().orElse(BigDecimal.ZERO);
        return new Within(
                part.orElseGet(() -> new Range(value.subtract(tolerance), value.add(tolerance))));
    }

    private static void counts(MeasureEntry measure, RuleEntry rule, List<Requirement> ways) {
        rule.count().ifPresent(count -> ways.add(new Count(count)));
        rule.items().ifPresent(items -> ways.add(new Items(items)));
        rule.order().ifPresent(order -> ways.add(new Order(order)));
        rule.square().ifPresent(sum -> ways.add(new Square(sum)));
        rule.firstPile().ifPresent(full -> ways.add(piles(measure, false)));
        rule.nextPiles().ifPresent(full -> ways.add(piles(measure, true)));
    }

    /** The rule on the first pile and the one on the later piles know of each other. */
    private static Requirement piles(MeasureEntry measure, boolean later) {
        int first =
                measure.rules().stream()
                        .flatMap(rule -> rule.firstPile().stream())
                        .findFirst()
                        .orElseThrow();
        int next =
                measure.rules().stream()
                        .flatMap(rule -> rule.nextPiles().stream())
                        .findFirst()
                        .orElseThrow();
        return new Piles(first, next, later);
    }
}
