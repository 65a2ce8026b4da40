package org.pubgames.core;

import java.util.Arrays;
import java.util.List;

/**
 * What an inspection found about one measure and one rule.
 *
 * @param result whether the measure is as the rule wants it
 * @param code stable code of what is wrong, such as {@code out-of-tolerance}; {@code holds} when
 *     nothing is
 * @param where where the measure stands in the sheet; of a measure that is missing the JSON pointer
 *     that it would have, with the place of the thing it belongs to
 * @param value the measure as written, with its unit; empty when it is missing
 * @param allowed what the rule allows, with its unit; empty where there is nothing to choose
 * @param rule id of the rule
 * @param clause id of the printed clause in force
 */
public record InspectionFinding(
        Result result,
        String code,
        Where where,
        String value,
        String allowed,
        String rule,
        String clause) {

    /** How a measure and a rule stand to each other. */
    public enum Result {
        /** The measure is as the rule wants it. */
        HOLDS,
        /** The measure breaks the rule. */
        BREAKS,
        /** Noted and not judged: a custom is not followed, or the print gives no value. */
        NOTED,
        /** Nobody measured; the rule could not be checked. */
        NOT_MEASURED
    }

    /**
     * {@return the finding in words: what is wrong in the rule's own sentence, otherwise what the
     * rule says}
     *
     * @param book the rulebook of the game
     * @param lang the language
     * @throws IllegalArgumentException when the rule is not in the book
     */
    public String say(RuleBook book, Lang lang) {
        if (result == Result.BREAKS || result == Result.NOTED) {
            List<Because> facts =
                    List.of(
                            new Because("value", words(value)),
                            new Because("allowed", words(allowed)));
            return book.say(
                    new Ruling(
                            rule,
                            "",
                            List.of(),
                            Ruling.Kind.NOTES,
                            0,
                            where.path(),
                            facts,
                            Ground.NONE),
                    lang);
        }
        return book.rule(rule)
                .orElseThrow(() -> new IllegalArgumentException("no rule '" + rule + "'"))
                .statement()
                .in(lang);
    }

    /** Each part by itself, so that the book can put a constant into words. */
    private static List<Constant> words(String list) {
        return Arrays.stream(list.split(", ", -1)).map(Constant::new).toList();
    }

    /** {@return the finding as a problem with code, place, value and what is allowed} */
    public Problem problem() {
        return new Problem(code, where, value, allowed, "", rule);
    }
}
