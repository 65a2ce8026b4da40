package org.pubgames.core;

import java.util.List;

/**
 * One fact that made a rule fire, by name: {@code completeSets = 5}. The names are the placeholders
 * of the rule's text.
 *
 * @param name the fact's name, as the rulebook's texts use it
 * @param value a number, a text, a truth value, a constant, or a list of these
 */
public record Because(String name, Object value) {
    public Because {
        value = value instanceof List<?> list ? List.copyOf(list) : value;
    }
}
