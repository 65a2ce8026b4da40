package org.pubgames.core.mutation;

import java.util.Locale;

/** What a mutation does to a rule. */
public enum Operator {
    /** A condition, or one side of an "and" or "or", is left out. */
    DROP_CONDITION,
    /** A condition becomes its opposite. */
    NEGATE_CONDITION,
    /** A limit is drawn in or out: {@code >} and {@code >=}, {@code <} and {@code <=}. */
    BOUNDARY,
    /** A number grows or shrinks by one. */
    NUMBER,
    /** "And" becomes "or", or the other way round. */
    SWAP_AND_OR,
    /** Plus becomes minus, times becomes plus, a sign is lost. */
    ARITHMETIC,
    /** A constant becomes the next one of its kind. */
    SWAP_CONSTANT,
    /** A text becomes the next one used in the same file. */
    SWAP_TEXT,
    /** A call that adds to a conclusion is left out. */
    DROP_CALL,
    /** What a conclusion does is left out; that it was drawn stays. */
    DROP_EFFECT,
    /** Two values of one kind change places. */
    SWAP_ARGUMENTS,
    /** A part of the situation becomes the next part of the same kind. */
    SWAP_PART,
    /** Yes becomes no. */
    NEGATE_VALUE,
    /** Of two values for two cases each is given in the other case. */
    SWAP_CASES;

    /** As it stands in the name of a mutant: {@code drop-condition}. */
    public String slug() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
