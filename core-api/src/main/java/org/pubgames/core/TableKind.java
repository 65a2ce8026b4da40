package org.pubgames.core;

import java.util.List;

/**
 * A kind of decision table that a game takes from a house.
 *
 * @param name the name in files
 * @param text what such a table decides
 * @param rule the rule of the rulebook under which its rows rule
 * @param inputs the columns that a row may ask about
 * @param outputs the columns that a row must fill
 * @param whole whether it must have an answer for everything; otherwise a table may leave the rest
 *     to the shipped rules
 */
public record TableKind(
        String name,
        LocalText text,
        String rule,
        List<TableColumn> inputs,
        List<TableColumn> outputs,
        boolean whole) {

    /**
     * Keeps copies of its lists.
     *
     * @param name the name in files
     * @param text what such a table decides
     * @param rule the rule of the rulebook under which its rows rule
     * @param inputs the columns that a row may ask about
     * @param outputs the columns that a row must fill
     * @param whole whether it must have an answer for everything; otherwise a table may leave the
     *     rest to the shipped rules
     */
    public TableKind {
        inputs = List.copyOf(inputs);
        outputs = List.copyOf(outputs);
    }
}
