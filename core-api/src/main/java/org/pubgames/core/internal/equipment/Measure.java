package org.pubgames.core.internal.equipment;

import java.util.List;

/**
 * One measure of a sheet, and what each regulation allows of it.
 *
 * @param path where it stands in a sheet, step by step; {@code *} stands for each of several
 * @param kind what its values are
 * @param unit of numbers; otherwise empty
 * @param words the words that a sheet may give
 * @param required whether a sheet that has the thing has to give it
 * @param neededBy the list beside it that says whether it is missed; empty when it always is
 * @param needed how many items that list has at least
 * @param allowances what is allowed
 */
record Measure(
        List<String> path,
        Kind kind,
        String unit,
        List<String> words,
        boolean required,
        String neededBy,
        int needed,
        List<Allowance> allowances) {

    /** Stands for each of several things, or for each value of a list. */
    static final String EACH = "*";

    /** What the values of a measure are. */
    enum Kind {
        /** An exact decimal. */
        NUMBER,
        /** A whole number. */
        COUNT,
        /** True or false. */
        TRUTH,
        /** One of several words. */
        WORD,
        /** A {@link Mark}. */
        MARK,
        /** A {@link DrawnMeasure}. */
        DRAWN
    }

    Measure {
        path = List.copyOf(path);
        words = List.copyOf(words);
        allowances = List.copyOf(allowances);
    }

    /** Whether it is a list of values. */
    boolean list() {
        return path.get(path.size() - 1).equals(EACH);
    }

    /** The steps to the value, or to the list of values. */
    List<String> steps() {
        return list() ? path.subList(0, path.size() - 1) : path;
    }

    /** What a regulation allows. */
    List<Allowance> under(String regulation) {
        return allowances.stream().filter(one -> one.regulation().equals(regulation)).toList();
    }

    /**
     * What one clause of one regulation allows of a measure.
     *
     * @param regulation the regulation's id
     * @param rule id of the rule
     * @param clause id of the clause
     * @param code the problem code, empty for that of the requirement
     * @param note whether what departs from it is noted and not judged
     * @param requirement what has to be so
     */
    record Allowance(
            String regulation,
            String rule,
            String clause,
            String code,
            boolean note,
            Requirement requirement) {}
}
