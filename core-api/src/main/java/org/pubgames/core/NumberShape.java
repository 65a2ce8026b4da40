package org.pubgames.core;

import java.util.regex.Pattern;

/**
 * What the example of a number, or of a list of numbers, stands for: on its own, 1 would read as if
 * nothing else were allowed.
 */
final class NumberShape {

    private static final Pattern FIXED_LIST = Pattern.compile("\\[1(?:, 1)+\\]");

    private NumberShape() {}

    /** The name of the shape in texts; empty for an example of anything else. */
    static String of(String example) {
        return switch (example) {
            case "1" -> "whole";
            case "1.5" -> "number";
            case "[1, …]" -> "wholes";
            default -> FIXED_LIST.matcher(example).matches() ? "fixed-wholes" : "";
        };
    }

    /** How many numbers a list of fixed length has; 0 for anything else. */
    static long entries(String example) {
        return FIXED_LIST.matcher(example).matches()
                ? example.chars().filter(c -> c == '1').count()
                : 0;
    }
}
