package org.pubgames.core.mutation;

/**
 * A rule with one small change.
 *
 * @param id the rule, the operator and a number: {@code sjoelen.bonus.next-disc~boundary-1}; stable
 *     while the rule's text is
 * @param rule the rule that was changed
 * @param operator what was done to it
 * @param before the changed part as it was
 * @param after the changed part as it is now; empty when it was left out
 * @param file the file the rule stands in, from its source folder on
 * @param line the line of the change, from 1
 * @param text the changed rule, named by the id instead of by the rule
 */
public record Mutant(
        String id,
        String rule,
        Operator operator,
        String before,
        String after,
        String file,
        int line,
        String text) {

    /** What was changed, in one sentence. */
    public String sentence() {
        return after.isEmpty()
                ? "\"%s\" was left out".formatted(before)
                : "\"%s\" became \"%s\"".formatted(before, after);
    }
}
