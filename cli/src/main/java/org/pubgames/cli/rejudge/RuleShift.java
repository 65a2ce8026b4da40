package org.pubgames.cli.rejudge;

import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * How often a rule fired in a match, or in many.
 *
 * @param was how often as it was
 * @param now how often under the other rules
 * @param refused how often it refused the first event that the other rules do not take
 * @param gone matches in which it fired less often
 * @param come matches in which it fired more often
 * @param clauses the clauses it rested on as it was
 * @param clausesNow the clauses it rested on under the other rules
 */
public record RuleShift(
        long was,
        long now,
        long refused,
        long gone,
        long come,
        Set<String> clauses,
        Set<String> clausesNow) {

    /** A rule that did not fire. */
    public static final RuleShift NONE = new RuleShift(0, 0, 0, 0, 0, Set.of(), Set.of());

    /** {@return both together} */
    RuleShift plus(RuleShift more) {
        return new RuleShift(
                was + more.was,
                now + more.now,
                refused + more.refused,
                gone + more.gone,
                come + more.come,
                union(clauses, more.clauses),
                union(clausesNow, more.clausesNow));
    }

    /** {@return whether it fired more or less often, or refused an event} */
    public boolean differs() {
        return was != now || refused > 0;
    }

    /**
     * {@return how large the change is against how often the rule fires: of a rule that is gone as
     * often as it fired, and much less of one that fires a little more often than before}
     */
    public long weight() {
        long apart = Math.abs(now - was) + refused;
        return apart == 0 ? 0 : apart * apart / (was + now + refused);
    }

    /** The rules with the largest change first. */
    public static final Comparator<Map.Entry<String, RuleShift>> LARGEST =
            Comparator.comparing(
                            (Map.Entry<String, RuleShift> each) -> each.getValue().weight(),
                            Comparator.reverseOrder())
                    .thenComparing(Map.Entry.comparingByKey());

    private static Set<String> union(Set<String> one, Set<String> other) {
        if (one.containsAll(other)) {
            return one;
        }
        Set<String> both = new TreeSet<>(one);
        both.addAll(other);
        return both;
    }
}
