package org.pubgames.core;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a field of a form may hold. */
public sealed interface FieldValues {

    /**
     * {@return what it may hold, in signs and names that every language shares: {@code 0–30}, the
     * names of choices}
     */
    String allowed();

    /** {@return whether it may hold nothing at all now} */
    default boolean none() {
        return false;
    }

    /** What a name stands for. */
    enum Named {
        /** A player. */
        PLAYER,
        /** One of the choices that the event offers. */
        CHOICE,
        /** A disc on the board. */
        DISC,
        /** A place on the board that has a name. */
        PLACE
    }

    /**
     * One of these names.
     *
     * @param what what they stand for
     * @param names as files write them
     */
    record OneOf(Named what, List<String> names) implements FieldValues {
        /**
         * Keeps a copy of the names.
         *
         * @param what what they stand for
         * @param names as files write them
         */
        public OneOf {
            names = List.copyOf(names);
        }

        @Override
        public String allowed() {
            return String.join(", ", names);
        }

        @Override
        public boolean none() {
            return names.isEmpty();
        }

        /**
         * {@return one of these players}
         *
         * @param names their seats
         */
        public static OneOf players(List<String> names) {
            return new OneOf(Named.PLAYER, names);
        }
    }

    /** True or false. */
    record Truth() implements FieldValues {
        @Override
        public String allowed() {
            return "true, false";
        }
    }

    /**
     * A whole number.
     *
     * @param least the least one
     * @param most the greatest one
     */
    record Count(long least, long most) implements FieldValues {
        @Override
        public String allowed() {
            return least + "–" + most;
        }

        @Override
        public boolean none() {
            return most < least;
        }
    }

    /**
     * A number with decimals.
     *
     * @param least the least one; empty where nothing bounds it
     * @param most the greatest one; empty where nothing bounds it
     */
    record Measure(Optional<BigDecimal> least, Optional<BigDecimal> most) implements FieldValues {
        @Override
        public String allowed() {
            return least.map(BigDecimal::toPlainString).orElse("")
                    + "–"
                    + most.map(BigDecimal::toPlainString).orElse("");
        }
    }

    /** Any words. */
    record Text() implements FieldValues {
        @Override
        public String allowed() {
            return "\"text\"";
        }
    }

    /**
     * Pips of some dice, in any order.
     *
     * @param fewest the fewest dice
     * @param most the most dice
     * @param among the dice that they are taken from, each once; empty where any pips may come up
     */
    record Dice(int fewest, int most, List<Integer> among) implements FieldValues {
        /**
         * Keeps a copy of the dice.
         *
         * @param fewest the fewest dice
         * @param most the most dice
         * @param among the dice that they are taken from, each once
         */
        public Dice {
            among = List.copyOf(among);
        }

        @Override
        public boolean none() {
            return most < fewest || (!among.isEmpty() && among.size() < fewest);
        }

        @Override
        public String allowed() {
            String pips =
                    among.isEmpty()
                            ? "1–6"
                            : among.stream().map(String::valueOf).collect(Collectors.joining(", "));
            return fewest + "–" + most + " × (" + pips + ")";
        }
    }

    /**
     * A list.
     *
     * @param each what each entry may be
     * @param fewest the fewest entries
     * @param most the most entries
     */
    record ListOf(FieldValues each, int fewest, int most) implements FieldValues {
        @Override
        public boolean none() {
            return most < fewest || (fewest > 0 && each.none());
        }

        @Override
        public String allowed() {
            return fewest + "–" + most + " × (" + each.allowed() + ")";
        }
    }

    /**
     * Several values in one field: a layout of compartments, a disc with its place.
     *
     * @param fields the parts, in order
     * @param limits which of them belong together
     * @param array whether files write them as a list in this order, without their names
     */
    record Parts(List<FormField> fields, List<FieldLimit> limits, boolean array)
            implements FieldValues {
        /**
         * Keeps copies of its lists.
         *
         * @param fields the parts, in order
         * @param limits which of them belong together
         * @param array whether files write them as a list in this order
         */
        public Parts {
            fields = List.copyOf(fields);
            limits = List.copyOf(limits);
        }

        @Override
        public String allowed() {
            String names = fields.stream().map(FormField::name).collect(Collectors.joining(", "));
            return array ? "[" + names + "]" : "{" + names + "}";
        }
    }

    /**
     * {@return the number that a filled-in value is; empty for anything else, and for one with more
     * than a hundred decimals or zeros}
     *
     * @param value what was filled in, if anything
     */
    static Optional<BigDecimal> number(@Nullable Object value) {
        if (value instanceof BigDecimal decimal) {
            // adding to 1e999999999 would fill the memory
            return Optional.of(decimal).filter(number -> Math.abs((long) number.scale()) <= 100);
        }
        return value instanceof Integer || value instanceof Long
                ? Optional.of(BigDecimal.valueOf(((Number) value).longValue()))
                : Optional.empty();
    }
}
