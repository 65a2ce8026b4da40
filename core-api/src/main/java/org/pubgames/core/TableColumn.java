package org.pubgames.core;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One column of a kind of table. Every value of a column is a whole number to the rules; files
 * write it in the column's own words.
 */
public sealed interface TableColumn {

    /** {@return the name in files} */
    String name();

    /** {@return what it is} */
    LocalText text();

    /** {@return the least value} */
    int least();

    /** {@return the greatest value; every number from the least to this one is a value} */
    int most();

    /**
     * {@return a value as files write it}
     *
     * @param value a value of the column
     * @throws IndexOutOfBoundsException when the column has no such value
     */
    String written(int value);

    /**
     * {@return what files may write, in words that every language shares: {@code 1–6}, {@code a,
     * b}}
     */
    String allowed();

    /** {@return the words that stand for values; empty for a column of nothing but numbers} */
    List<String> words();

    /**
     * A number from {@code from} to {@code to}, or one of a few words; the words stand for the
     * values after {@code to}.
     */
    record Amount(String name, LocalText text, int from, int to, List<String> words)
            implements TableColumn {

        /**
         * Keeps a copy of the words.
         *
         * @param name the name in files
         * @param text what it is
         * @param from the least number
         * @param to the greatest number
         * @param words what files may write instead of a number, such as {@code all}; the first
         *     stands for the value after {@code to}
         */
        public Amount {
            words = List.copyOf(words);
        }

        /**
         * A column of numbers alone.
         *
         * @param name the name in files
         * @param text what it is
         * @param from the least value
         * @param to the greatest value
         */
        public Amount(String name, LocalText text, int from, int to) {
            this(name, text, from, to, List.of());
        }

        @Override
        public int least() {
            return from;
        }

        @Override
        public int most() {
            return to + words.size();
        }

        @Override
        public String written(int value) {
            return value > to ? words.get(value - to - 1) : String.valueOf(value);
        }

        @Override
        public String allowed() {
            return Stream.concat(Stream.of(from + "–" + to), words.stream())
                    .collect(Collectors.joining(", "));
        }
    }

    /**
     * One of some choices; the first has the value 0. A choice may be the wider word for others: a
     * row that asks for it fits those too.
     */
    record Choice(
            String name,
            LocalText text,
            List<Setting.Choice> choices,
            Map<String, List<String>> wider)
            implements TableColumn {

        /**
         * Keeps copies of the choices.
         *
         * @param name the name in files
         * @param text what it is
         * @param choices the choices, the first with the value 0
         * @param wider for a choice that takes in others, the names of those others
         */
        public Choice {
            choices = List.copyOf(choices);
            wider = Map.copyOf(wider);
        }

        /**
         * A column in which every choice stands for itself alone.
         *
         * @param name the name in files
         * @param text what it is
         * @param choices the choices, the first with the value 0
         */
        public Choice(String name, LocalText text, List<Setting.Choice> choices) {
            this(name, text, choices, Map.of());
        }

        /**
         * {@return the values that a row means with a choice: its own, and those of the choices
         * that it takes in}
         *
         * @param value a value of the column
         */
        public List<Integer> meant(int value) {
            return Stream.concat(
                            Stream.of(value),
                            wider.getOrDefault(written(value), List.of()).stream()
                                    .map(words()::indexOf))
                    .toList();
        }

        @Override
        public int least() {
            return 0;
        }

        @Override
        public int most() {
            return choices.size() - 1;
        }

        @Override
        public String written(int value) {
            return choices.get(value).name();
        }

        @Override
        public String allowed() {
            return String.join(", ", words());
        }

        @Override
        public List<String> words() {
            return choices.stream().map(Setting.Choice::name).toList();
        }
    }

    /** Yes (1) or no (0). */
    record Truth(String name, LocalText text) implements TableColumn {

        @Override
        public int least() {
            return 0;
        }

        @Override
        public int most() {
            return 1;
        }

        @Override
        public String written(int value) {
            return words().get(value);
        }

        @Override
        public String allowed() {
            return "true, false";
        }

        @Override
        public List<String> words() {
            return List.of("false", "true");
        }
    }

    /** {@return all values as files write them, the least first} */
    default Stream<String> values() {
        return IntStream.rangeClosed(least(), most()).mapToObj(this::written);
    }
}
