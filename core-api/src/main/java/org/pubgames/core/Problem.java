package org.pubgames.core;

import java.util.List;

/**
 * A mistake in what a user gave us: never an exception, always with everything needed to mend it.
 *
 * <p>Empty text means that a part does not apply.
 *
 * @param code stable code such as {@code unknown-field}; codes never change their meaning
 * @param where file, line, column and JSON pointer
 * @param value the offending value as written
 * @param allowed what would be accepted
 * @param standard what holds when nothing is said
 * @param suggestion the nearest valid name or value
 * @param rule id of the rule or clause behind the refusal
 */
public record Problem(
        String code,
        Where where,
        String value,
        String allowed,
        String standard,
        String suggestion,
        String rule) {

    /** A problem where nothing holds by default. */
    public Problem(
            String code,
            Where where,
            String value,
            String allowed,
            String suggestion,
            String rule) {
        this(code, where, value, allowed, "", suggestion, rule);
    }

    /**
     * A problem with a code and a place; the other parts are added with the {@code with…} methods.
     */
    public static Problem of(String code, Where where) {
        return new Problem(code, where, "", "", "", "");
    }

    /** The same problem, with the offending value as written. */
    public Problem withValue(Object newValue) {
        return new Problem(
                code, where, String.valueOf(newValue), allowed, standard, suggestion, rule);
    }

    /** The same problem, with what would be accepted. */
    public Problem withAllowed(String newAllowed) {
        return new Problem(code, where, value, newAllowed, standard, suggestion, rule);
    }

    /** The same problem, with what holds when nothing is said. */
    public Problem withStandard(String newStandard) {
        return new Problem(code, where, value, allowed, newStandard, suggestion, rule);
    }

    /** The same problem, with what may have been meant; empty for nothing. */
    public Problem withSuggestion(String newSuggestion) {
        return new Problem(code, where, value, allowed, standard, newSuggestion, rule);
    }

    /** The same problem, with the rule or clause behind it. */
    public Problem withRule(String newRule) {
        return new Problem(code, where, value, allowed, standard, suggestion, newRule);
    }

    /** The same problem, at another place. */
    public Problem at(Where newWhere) {
        return new Problem(code, newWhere, value, allowed, standard, suggestion, rule);
    }

    /** The problem in words: value first, then what is allowed and what may have been meant. */
    public String text(Lang lang) {
        return ProblemTexts.text(this, lang);
    }

    /** One line for a console: place, words and code. */
    public String line(Lang lang) {
        String place = where.toString();
        return (place.isEmpty() ? "" : place + ": ") + text(lang) + " [" + code + "]";
    }

    /** The parts by name, shortened, for a text that goes with the problem. */
    public List<Because> arguments() {
        return ProblemTexts.arguments(this);
    }
}
