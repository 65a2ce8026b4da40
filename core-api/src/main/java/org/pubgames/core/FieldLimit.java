package org.pubgames.core;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Which fields of a form belong together, and how far. */
public sealed interface FieldLimit {

    /** {@return the names of the fields it is about} */
    List<String> fields();

    /**
     * {@return whether a filling keeps it}
     *
     * @param filling what is given, by name
     */
    boolean holds(Map<String, ?> filling);

    /** {@return what is allowed, in signs that every language shares} */
    String allowed();

    /**
     * {@return how many of the fields are given}
     *
     * @param filling what is given, by name
     */
    default long given(Map<String, ?> filling) {
        return fields().stream().filter(filling::containsKey).count();
    }

    /** All of these fields are given, or none. */
    record Together(List<String> fields) implements FieldLimit {
        /**
         * Keeps a copy of the names.
         *
         * @param fields all or none of them are given
         */
        public Together {
            fields = List.copyOf(fields);
        }

        @Override
        public boolean holds(Map<String, ?> filling) {
            long given = given(filling);
            return given == 0 || given == fields.size();
        }

        @Override
        public String allowed() {
            return String.join(" + ", fields);
        }
    }

    /** At most one of these fields is given. */
    record Apart(List<String> fields) implements FieldLimit {
        /**
         * Keeps a copy of the names.
         *
         * @param fields at most one of them is given
         */
        public Apart {
            fields = List.copyOf(fields);
        }

        @Override
        public boolean holds(Map<String, ?> filling) {
            return given(filling) <= 1;
        }

        @Override
        public String allowed() {
            return "≤ 1";
        }
    }

    /** At least one of these fields is given. */
    record Some(List<String> fields) implements FieldLimit {
        /**
         * Keeps a copy of the names.
         *
         * @param fields at least one of them is given
         */
        public Some {
            fields = List.copyOf(fields);
        }

        @Override
        public boolean holds(Map<String, ?> filling) {
            return given(filling) >= 1;
        }

        @Override
        public String allowed() {
            return "≥ 1";
        }
    }

    /**
     * None of these fields is given where another has one of some values.
     *
     * @param fields the fields that are left out then
     * @param of the other field, whose value is a text or a choice
     * @param values the values of the other field with which they are left out
     */
    record Without(List<String> fields, String of, List<String> values) implements FieldLimit {
        /**
         * Keeps copies of its lists.
         *
         * @param fields the fields that are left out then
         * @param of the other field, whose value is a text or a choice
         * @param values the values of the other field with which they are left out
         */
        public Without {
            fields = List.copyOf(fields);
            values = List.copyOf(values);
        }

        @Override
        public boolean holds(Map<String, ?> filling) {
            return given(filling) == 0
                    || !(filling.get(of) instanceof String value)
                    || !values.contains(value);
        }

        @Override
        public String allowed() {
            return of + " ≠ " + String.join(", ", values);
        }
    }

    /**
     * The numbers in these fields add up to a number within bounds; a field that is not given
     * counts nothing.
     *
     * @param fields the fields, all of them counts
     * @param least the least sum
     * @param most the greatest sum
     */
    record Sum(List<String> fields, long least, long most) implements FieldLimit {
        /**
         * Keeps a copy of the names.
         *
         * @param fields the fields, all of them counts
         * @param least the least sum
         * @param most the greatest sum
         */
        public Sum {
            fields = List.copyOf(fields);
        }

        @Override
        public boolean holds(Map<String, ?> filling) {
            BigDecimal total = BigDecimal.ZERO;
            for (String field : fields) {
                total = total.add(FieldValues.number(filling.get(field)).orElse(BigDecimal.ZERO));
            }
            return total.compareTo(BigDecimal.valueOf(least)) >= 0
                    && total.compareTo(BigDecimal.valueOf(most)) <= 0;
        }

        @Override
        public String allowed() {
            return "Σ = " + least + "–" + most;
        }
    }
}
