package org.pubgames.core.internal.book;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.Ground;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;

/**
 * Finds what a ruling rests on under a variant: the clause of the setting that decided it, where
 * one did; otherwise the clause of the first document that the variant follows, of the first one
 * that it borrows from, or the library's own convention.
 */
final class GroundSearch {

    private final OrderedBook book;
    private final Rule rule;
    private final Rule.Grounds grounds;
    private final Variant variant;
    private final List<String> followed;

    GroundSearch(OrderedBook book, Rule rule, String circumstance, Variant variant) {
        this.book = book;
        this.rule = rule;
        this.grounds = rule.grounds(circumstance);
        this.variant = variant;
        this.followed = variant.followed();
    }

    Ground ground() {
        Variant.Layer decided = decided();
        if (decided != null && !decided.clause().isEmpty()) {
            Optional<Clause> clause = book.clause(decided.clause());
            if (clause.isPresent()) {
                return printed(
                        new Citation(
                                decided.clause(), clause.get().source(), clause.get().locator()),
                        decided);
            }
        }
        if (decided != null) {
            return new Ground(
                    List.of(),
                    Rule.Level.HOUSE,
                    LocalText.NONE,
                    Optional.empty(),
                    decided.because());
        }
        List<Citation> cited = grounds.citations();
        if (cited.isEmpty()) {
            return Ground.NONE;
        }
        Citation first = cited.get(0);
        for (Citation each : cited) {
            // of one source the first clause counts
            if (place(each) < place(first)) {
                first = each;
            }
        }
        return printed(first, null);
    }

    /** The layer of the setting that decided; of several, the one that was set nearest. */
    private Variant.@Nullable Layer decided() {
        Variant.Layer nearest = null;
        int least = Integer.MAX_VALUE;
        for (String setting : grounds.decides()) {
            List<Variant.Layer> history = variant.history(setting);
            if (!history.isEmpty()) {
                Variant.Layer layer = history.get(history.size() - 1);
                int distance = distance(layer, history.size());
                if (distance < least) {
                    least = distance;
                    nearest = layer;
                }
            }
        }
        return nearest;
    }

    /** 0 where the variant itself or its mix-ins said so, 1 where a parent did, 2 for the root. */
    private int distance(Variant.Layer layer, int layers) {
        if (layer.setBy().equals(variant.id())
                || variant.with().stream().anyMatch(pin -> pin.startsWith(layer.setBy() + "@"))) {
            return 0;
        }
        return layers > 1 ? 1 : 2;
    }

    private int place(Citation citation) {
        if (citation.source().equals(Source.OURS)) {
            return followed.size();
        }
        int place = followed.indexOf(citation.source());
        return place < 0 ? followed.size() + 1 : place;
    }

    private Ground printed(Citation first, Variant.@Nullable Layer decided) {
        LocalText reading = reading(first, decided);
        boolean read = !reading.en().isEmpty();
        Rule.Level level =
                read
                        ? Rule.Level.INTERPRETATION
                        : rule.level() == Rule.Level.INTERPRETATION
                                ? Rule.Level.REQUIRED
                                : rule.level();
        boolean own =
                variant.sources().contains(first.source()) || first.source().equals(Source.OURS);
        return new Ground(
                citations(first),
                level,
                reading,
                own ? Optional.empty() : Optional.of(first.source()),
                LocalText.NONE);
    }

    /** Whether a clause says so only as we read it: beside another one it does not say the same. */
    private boolean isReading(Citation citation) {
        for (Rule.ReadSo reading : grounds.readings()) {
            if (covers(reading, citation)) {
                return true;
            }
        }
        return false;
    }

    private static boolean covers(Rule.ReadSo reading, Citation citation) {
        return reading.under().contains(citation.clause())
                || reading.under().contains(citation.source());
    }

    /**
     * What else could be meant. A variant that set another value than the standard has read its own
     * print, and says so itself. The standard's reason explains a value, in whatever situation it
     * matters; the rule's own reading, where there is one, speaks of this situation.
     */
    private LocalText reading(Citation first, Variant.@Nullable Layer decided) {
        LocalText own = reading(first);
        if (decided == null || decided.basis() != Variant.Basis.INTERPRETATION) {
            return own;
        }
        boolean standard = variant.history(decided.setting()).size() == 1;
        return standard && !own.en().isEmpty() ? own : decided.because();
    }

    private LocalText reading(Citation first) {
        for (Rule.ReadSo reading : grounds.readings()) {
            if (covers(reading, first)) {
                return reading.text();
            }
        }
        return rule.level() == Rule.Level.INTERPRETATION ? rule.reading() : LocalText.NONE;
    }

    /** The clause and those that say the same in documents that the variant follows. */
    private List<Citation> citations(Citation first) {
        Set<Citation> all = new LinkedHashSet<>();
        all.add(first);
        List<Citation> same = new ArrayList<>(grounds.citations());
        same.addAll(grounds.also());
        // no Comparator.comparing: it is made anew in every process, which takes long
        same.sort((one, other) -> Integer.compare(place(one), place(other)));
        for (Citation each : same) {
            boolean whole = !isReading(each) && !rule.parts().contains(each);
            if (followed.contains(each.source()) && whole) {
                all.add(each);
            }
        }
        return List.copyOf(all);
    }
}
