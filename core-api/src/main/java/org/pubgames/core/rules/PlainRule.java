package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.drools.model.Condition;
import org.drools.model.Consequence;
import org.drools.model.Constraint;
import org.drools.model.Pattern;
import org.drools.model.Rule;
import org.drools.model.SingleConstraint;
import org.drools.model.functions.Block1;
import org.drools.model.functions.IntrospectableLambda;
import org.drools.model.functions.Predicate1;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.spi.Situation;

/**
 * A rule that looks at one situation and at nothing else: the conditions and the conclusion that
 * the rule compiler made of it. Such a rule can be asked without a network of rules and without a
 * session. Safe to share between threads.
 */
public final class PlainRule {

    private static final List<Rule.Attribute<?>> ATTRIBUTES =
            List.of(
                    Rule.Attribute.NO_LOOP,
                    Rule.Attribute.LOCK_ON_ACTIVE,
                    Rule.Attribute.ENABLED,
                    Rule.Attribute.AUTO_FOCUS,
                    Rule.Attribute.SALIENCE,
                    Rule.Attribute.AGENDA_GROUP,
                    Rule.Attribute.ACTIVATION_GROUP,
                    Rule.Attribute.RULEFLOW_GROUP,
                    Rule.Attribute.DURATION,
                    Rule.Attribute.TIMER,
                    Rule.Attribute.CALENDARS,
                    Rule.Attribute.DATE_EFFECTIVE,
                    Rule.Attribute.DATE_EXPIRES);

    private final String name;
    private final String rule;
    private final Class<?> about;
    private final Parts parts;

    // No part has a state of its own, so threads that make one twice or late do no harm.
    private final Predicate1<Object>[] conditions;
    private @Nullable Block1<Object> conclusion;

    /** Gives the parts of a rule, the conditions first, the conclusion last. */
    interface Parts {

        /** A part, always the same one. */
        Object part(int number);
    }

    private PlainRule(String name, Class<?> about, int conditions, Parts parts) {
        this.name = name;
        this.rule = RuleName.id(name);
        this.about = about;
        this.parts = parts;
        this.conditions = none(conditions);
    }

    /** The rule of a compiled model, when it is a plain one. */
    static Optional<PlainRule> of(Rule rule) {
        List<Condition> patterns =
                rule.getView().getSubConditions().stream()
                        .filter(condition -> condition.getType() != Condition.Type.CONSEQUENCE)
                        .toList();
        Consequence consequence = rule.getDefaultConsequence();
        if (patterns.size() != 1
                || !(patterns.get(0) instanceof Pattern<?> pattern)
                || pattern.getType() != Condition.Type.PATTERN
                || !pattern.getBindings().isEmpty()
                || rule.getConsequences().size() != 1
                || isOrdered(rule)
                || !isAbout(consequence, pattern)
                || !(consequence.getBlock() instanceof IntrospectableLambda block)
                || !(block.getLambda() instanceof Block1<?> conclusion)) {
            return Optional.empty();
        }
        List<Predicate1<?>> conditions = new ArrayList<>();
        if (!gather(pattern.getConstraint(), conditions)) {
            return Optional.empty();
        }
        List<Object> parts = new ArrayList<>(conditions);
        parts.add(conclusion);
        return Optional.of(
                of(
                        rule.getName(),
                        pattern.getPatternVariable().getType(),
                        conditions.size(),
                        parts::get));
    }

    /** A rule whose parts are made when they are first needed: few rules ever conclude. */
    static PlainRule of(String name, Class<?> about, int conditions, Parts parts) {
        return new PlainRule(name, about, conditions, parts);
    }

    /** Its conditions, then its conclusion. */
    List<Object> parts() {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i <= conditions.length; i++) {
            all.add(parts.part(i));
        }
        return all;
    }

    /** Whether something else than its conditions says if, when or how often it concludes. */
    private static boolean isOrdered(Rule rule) {
        return ATTRIBUTES.stream()
                .anyMatch(
                        attribute ->
                                !Objects.equals(
                                        rule.getAttribute(attribute), attribute.getDefaultValue()));
    }

    private static boolean isAbout(Consequence consequence, Pattern<?> pattern) {
        return !consequence.isUsingDrools()
                && consequence.getVariables().length == 1
                && consequence.getVariables()[0].equals(pattern.getPatternVariable());
    }

    /** Adds the conditions that must all hold; false where some need not. */
    private static boolean gather(Constraint constraint, List<Predicate1<?>> conditions) {
        if (constraint == SingleConstraint.TRUE) {
            return true;
        }
        if (constraint instanceof SingleConstraint single) {
            boolean plain = single.getVariables().length == 1 && single.getPredicate1() != null;
            if (plain) {
                conditions.add(bare(single.getPredicate1()));
            }
            return plain;
        }
        if (constraint.getType() == Constraint.Type.OR) {
            return false;
        }
        for (Constraint child : constraint.getChildren()) {
            if (!gather(child, conditions)) {
                return false;
            }
        }
        return true;
    }

    private static Predicate1<?> bare(Predicate1<?> predicate) {
        return predicate instanceof IntrospectableLambda wrapped
                        && wrapped.getLambda() instanceof Predicate1<?> bare
                ? bare
                : predicate;
    }

    @SuppressWarnings("unchecked")
    private static Predicate1<Object>[] none(int conditions) {
        return (Predicate1<Object>[]) new Predicate1<?>[conditions];
    }

    @SuppressWarnings("unchecked")
    private Predicate1<Object> condition(int number) {
        Predicate1<Object> made = conditions[number];
        if (made == null) {
            made = (Predicate1<Object>) parts.part(number);
            conditions[number] = made;
        }
        return made;
    }

    @SuppressWarnings("unchecked")
    private Block1<Object> conclusion() {
        Block1<Object> made = conclusion;
        if (made == null) {
            made = (Block1<Object>) parts.part(conditions.length);
            conclusion = made;
        }
        return made;
    }

    /** Its name in the rule set: its id in the rulebook, or that and what tells it apart. */
    public String name() {
        return name;
    }

    /** The kind of situation it looks at. */
    public Class<?> about() {
        return about;
    }

    /** How many conditions it has. */
    public int conditions() {
        return conditions.length;
    }

    /** Whether one of its conditions holds in a situation of its kind. */
    public boolean holds(int condition, Situation situation) {
        try {
            return condition(condition).test(situation);
        } catch (Exception e) {
            throw broken("a condition", situation, e);
        }
    }

    /** Whether all its conditions hold in a situation of its kind. */
    public boolean holds(Situation situation) {
        try {
            for (int i = 0; i < conditions.length; i++) {
                if (!condition(i).test(situation)) {
                    return false;
                }
            }
            return true;
        } catch (Exception e) {
            throw broken("a condition", situation, e);
        }
    }

    /** Lets it conclude, where all its conditions hold. */
    public void conclude(Situation situation) {
        situation.findings().concluding(rule);
        try {
            conclusion().execute(situation);
        } catch (Exception e) {
            throw broken("the conclusion", situation, e);
        }
    }

    private IllegalStateException broken(String part, Situation situation, Exception e) {
        return new IllegalStateException(part + " of rule '" + name + "' fails on " + situation, e);
    }

    /** Its name, what it looks at, and the classes of its conditions and its conclusion. */
    @Override
    public String toString() {
        return name
                + ": "
                + about.getName()
                + " "
                + parts().stream().map(Object::getClass).toList();
    }
}
