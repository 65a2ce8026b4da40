package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * One line of a verdict: a rule fired, and this is why and what it does.
 *
 * @param rule the rule's id in the rulebook
 * @param circumstance the case of the rule that held, where it rests on clauses of its own;
 *     otherwise empty
 * @param concerns whom it concerns; empty where it is about the match alone
 * @param kind what the ruling does
 * @param points the points of an {@link Kind#AWARDS} ruling, otherwise 0
 * @param pointer JSON pointer to the part of the event it is about, empty for the whole event
 * @param because the facts that made the rule fire, by name
 * @param ground what it rests on under the variant
 */
public record Ruling(
        String rule,
        String circumstance,
        List<Party> concerns,
        Kind kind,
        int points,
        String pointer,
        List<Because> because,
        Ground ground) {

    /** What a ruling does. */
    public enum Kind {
        /** The event may not happen; the match stays as it was. */
        FORBIDS,
        /** The rule gives points. */
        AWARDS,
        /** The rule changes the state. */
        CHANGES,
        /** The rule ends a part of the match or the match itself. */
        ENDS,
        /** The rule takes the place of another one, named in its facts. */
        OVERRIDES,
        /** The rule records something without changing the course of play. */
        NOTES
    }

    /**
     * Keeps copies of its lists.
     *
     * @param rule the rule's id in the rulebook
     * @param circumstance the case of the rule that held, where it rests on clauses of its own;
     *     otherwise empty
     * @param concerns whom it concerns; empty where it is about the match alone
     * @param kind what the ruling does
     * @param points the points of an {@link Kind#AWARDS} ruling, otherwise 0
     * @param pointer JSON pointer to the part of the event it is about, empty for the whole event
     * @param because the facts that made the rule fire, by name
     * @param ground what it rests on under the variant
     */
    public Ruling {
        concerns = List.copyOf(concerns);
        because = List.copyOf(because);
    }

    /** {@return the clause it rests on, then those that say the same; see {@link Ground}} */
    public List<Citation> citations() {
        return ground.citations();
    }

    /**
     * {@return the text of this ruling as a key and arguments; {@link RuleBook#say} puts it into
     * words}
     */
    public Message message() {
        return new Message(rule, because);
    }

    /**
     * {@return the fact of this name; empty when the ruling has none}
     *
     * @param name the name of the fact
     */
    public Optional<Object> fact(String name) {
        for (Because fact : because) {
            if (fact.name().equals(name)) {
                return Optional.of(fact.value());
            }
        }
        return Optional.empty();
    }
}
