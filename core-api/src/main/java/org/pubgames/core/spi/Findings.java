package org.pubgames.core.spi;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Ruling;

/** Everything the rules concluded in one judging. Belongs to one thread. */
public final class Findings {

    private final List<Finding> all = new ArrayList<>();

    /** The rule that is concluding. */
    private String rule = "";

    /**
     * The engine says which rule concludes next.
     *
     * @param id the id of the rule that concludes next
     */
    public void concluding(String id) {
        rule = id;
    }

    Finding add(Situation about, Ruling.Kind kind, int points, @Nullable Object effect) {
        Finding finding = new Finding(about, rule, kind, points, effect);
        all.add(finding);
        return finding;
    }

    /**
     * Withdraws what yields and what was overridden among the conclusions after the first {@code
     * count} ones, once all rules have concluded: who concluded first makes no difference.
     */
    void settle(int count) {
        yieldAfter(count);
        if (!overridden(count)) {
            return;
        }
        for (Finding finding : List.copyOf(all.subList(count, all.size()))) {
            if (finding.overrides()) {
                List<Finding> later = all.subList(count, all.size());
                List<Finding> others = later.stream().filter(finding::overrides).toList();
                if (finding.replace(others)) {
                    later.removeAll(others);
                }
            }
        }
    }

    /** What holds only otherwise goes where another rule has concluded the like. */
    private void yieldAfter(int count) {
        for (int i = all.size() - 1; i >= count; i--) {
            if (all.get(i).yields() && yieldsToAny(all.get(i), count)) {
                all.remove(i);
            }
        }
    }

    private boolean yieldsToAny(Finding finding, int count) {
        for (int i = count; i < all.size(); i++) {
            if (finding.yieldsTo(all.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean overridden(int count) {
        for (int i = count; i < all.size(); i++) {
            if (all.get(i).overrides()) {
                return true;
            }
        }
        return false;
    }

    /** The conclusions after the first {@code count} ones. */
    Findings since(int count) {
        Findings since = new Findings();
        since.all.addAll(all.subList(count, all.size()));
        return since;
    }

    /** {@return all conclusions, in no particular order} */
    public List<Finding> all() {
        return all;
    }

    /** {@return whether some rule forbids the event} */
    public boolean forbidden() {
        for (Finding finding : all) {
            if (finding.kind() == Ruling.Kind.FORBIDS) {
                return true;
            }
        }
        return false;
    }

    /** {@return the points awarded in all} */
    public int points() {
        int points = 0;
        for (Finding finding : all) {
            points += finding.points();
        }
        return points;
    }

    /**
     * {@return whether some rule concluded exactly this effect}
     *
     * @param effect the effect that is looked for
     */
    public boolean has(Object effect) {
        for (Finding finding : all) {
            if (effect.equals(finding.effect())) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return the one effect of a type; empty when no rule concluded one}
     *
     * @param type the type of the effect
     * @param <T> the type of the effect
     * @throws IllegalStateException when two rules disagree: the rule set contradicts itself
     */
    public <T> Optional<T> effect(Class<T> type) {
        Optional<T> found = Optional.empty();
        for (Finding finding : all) {
            if (type.isInstance(finding.effect())) {
                T effect = type.cast(finding.effect());
                if (found.isPresent() && !found.get().equals(effect)) {
                    throw new IllegalStateException(
                            "rules disagree about "
                                    + type.getSimpleName()
                                    + ": "
                                    + found.get()
                                    + " or "
                                    + effect
                                    + " by "
                                    + finding.rule());
                }
                found = Optional.of(effect);
            }
        }
        return found;
    }

    /**
     * {@return all effects of a type, in the order in which they were concluded}
     *
     * @param type the type of the effect
     * @param <T> the type of the effect
     */
    public <T> List<T> effects(Class<T> type) {
        List<T> effects = new ArrayList<>();
        for (Finding finding : all) {
            if (type.isInstance(finding.effect())) {
                effects.add(type.cast(finding.effect()));
            }
        }
        return effects;
    }

    /**
     * {@return the one effect of a type, or the other value when no rule concluded one}
     *
     * @param type the type of the effect
     * @param otherwise the value where no rule concluded one
     * @param <T> the type of the effect
     */
    public <T> T effect(Class<T> type, T otherwise) {
        return effect(type).orElse(otherwise);
    }

    /**
     * {@return the ids of the rules that concluded exactly this effect}
     *
     * @param effect the effect that is looked for
     */
    public List<String> rulesFor(Object effect) {
        List<String> rules = new ArrayList<>();
        for (Finding finding : all) {
            if (effect.equals(finding.effect())) {
                rules.add(finding.rule());
            }
        }
        return rules;
    }

    /** {@return the ids of the rules that fired, each once} */
    public Set<String> rules() {
        Set<String> rules = new LinkedHashSet<>();
        for (Finding finding : all) {
            rules.add(finding.rule());
        }
        return rules;
    }
}
