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

    /**
     * A problem where nothing holds by default.
     *
     * @param code the code of the problem in the texts
     * @param where where the input stands; problems name it
     * @param value the offending value, as it was written
     * @param allowed what would be accepted
     * @param suggestion the nearest valid name or value
     * @param rule id of the rule or clause behind the refusal
     */
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
     * {@return a problem with a code and a place; the other parts are added with the {@code with…}
     * methods}
     *
     * @param code the code; it never changes its meaning
     * @param where the place
     */
    public static Problem of(String code, Where where) {
        return new Problem(code, where, "", "", "", "");
    }

    /**
     * {@return the same problem, with the offending value as written}
     *
     * @param newValue the value as it was written
     */
    public Problem withValue(Object newValue) {
        return new Problem(
                code, where, String.valueOf(newValue), allowed, standard, suggestion, rule);
    }

    /**
     * {@return the same problem, with what would be accepted}
     *
     * @param newAllowed what would be accepted, as people write it
     */
    public Problem withAllowed(String newAllowed) {
        return new Problem(code, where, value, newAllowed, standard, suggestion, rule);
    }

    /**
     * {@return the same problem, with what holds when nothing is said}
     *
     * @param newStandard the value that holds when nothing is said
     */
    public Problem withStandard(String newStandard) {
        return new Problem(code, where, value, allowed, newStandard, suggestion, rule);
    }

    /**
     * {@return the same problem, with what may have been meant; empty for nothing}
     *
     * @param newSuggestion the nearest value that is allowed; empty when none is near
     */
    public Problem withSuggestion(String newSuggestion) {
        return new Problem(code, where, value, allowed, standard, newSuggestion, rule);
    }

    /**
     * {@return the same problem, with the rule or clause behind it}
     *
     * @param newRule the id of the rule or clause
     */
    public Problem withRule(String newRule) {
        return new Problem(code, where, value, allowed, standard, suggestion, newRule);
    }

    /**
     * {@return the same problem, at another place}
     *
     * @param newWhere the place
     */
    public Problem at(Where newWhere) {
        return new Problem(code, newWhere, value, allowed, standard, suggestion, rule);
    }

    /**
     * {@return the problem in words: value first, then what is allowed and what may have been
     * meant}
     *
     * @param lang the language
     */
    public String text(Lang lang) {
        return ProblemTexts.text(this, lang);
    }

    /**
     * {@return one line for a console: place, words and code}
     *
     * @param lang the language
     */
    public String line(Lang lang) {
        String place = where.toString();
        return (place.isEmpty() ? "" : place + ": ") + text(lang) + " [" + code + "]";
    }

    /** {@return the parts by name, shortened, for a text that goes with the problem} */
    public List<Because> arguments() {
        return ProblemTexts.arguments(this);
    }
}
