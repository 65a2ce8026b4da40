package org.pubgames.core;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One fact that made a rule fire, by name: {@code completeSets = 5}. The names are the placeholders
 * of the rule's text.
 *
 * <p>Two facts are equal when they say the same: a constant that was written down and read back,
 * {@link Constant}, is equal to the constant it was.
 *
 * @param name the fact's name, as the rulebook's texts use it
 * @param value a number, a text, a truth value, a constant, or a list of these
 */
public record Because(String name, Object value) {
    /**
     * Keeps copies of its lists.
     *
     * @param name the fact's name, as the rulebook's texts use it
     * @param value a number, a text, a truth value, a constant, or a list of these
     */
    public Because {
        value = value instanceof List<?> list ? List.copyOf(list) : value;
    }

    /**
     * {@return the value as a file keeps it: a text, a truth value, a number, a {@link Constant},
     * or a list of these} Whole numbers are of one type whatever their size.
     */
    public Object plain() {
        return plain(value);
    }

    private static Object plain(Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(Because::plain).toList();
        }
        if (value instanceof Enum<?> constant) {
            return new Constant(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
        if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return ((Number) value).longValue();
        }
        if (value instanceof BigDecimal decimal && decimal.scale() == 0) {
            return decimal.unscaledValue().bitLength() < Long.SIZE
                    ? decimal.longValueExact()
                    : decimal;
        }
        boolean kept =
                value instanceof Long
                        || value instanceof Boolean
                        || value instanceof BigDecimal
                        || value instanceof Constant;
        return kept ? value : String.valueOf(value);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Because because
                        && name.equals(because.name)
                        && (value.equals(because.value) || plain().equals(because.plain())));
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + plain().hashCode();
    }
}
