package org.pubgames.core.spi;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Components of an event contradict each other, whatever the rules: thrown by the event's
 * constructor. In a file the same is the problem {@code contradictory-fields}, one for each field.
 *
 * <p>An author of a game throws it for what no rule answers. What a report may wrongly say and a
 * rule forbids can be reported, and is refused with that rule.
 */
public final class ContradictoryFields extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient List<Contradiction> contradictions;

    private ContradictoryFields(String event, List<Contradiction> contradictions) {
        super(
                event
                        + ": "
                        + contradictions.stream()
                                .map(Contradiction::text)
                                .collect(Collectors.joining("; ")));
        this.contradictions = List.copyOf(contradictions);
    }

    /** {@return what contradicts, at least one, in the order in which it was looked at} */
    public List<Contradiction> contradictions() {
        return contradictions;
    }

    /**
     * A component that does not go with the value of another.
     *
     * @param component the name of the component
     * @param value its value, as files write it
     * @param allowed with what it goes, in signs that every language shares: {@code fate = on-wall}
     */
    public record Contradiction(String component, String value, String allowed) {
        private String text() {
            return component + " = " + value + " is allowed with " + allowed;
        }
    }

    /** Looks for contradictions; for one thread and one event. */
    public static final class Check {

        private @Nullable List<Contradiction> found;

        /**
         * A component may be given only with some values of another. Nothing is said where one of
         * the two is {@code null}: {@link Given} tells that.
         *
         * @param component its name
         * @param value its value, an {@code Optional}
         * @param other the name of the other component
         * @param otherValue the value of that one, perhaps in an {@code Optional}
         * @param fitting the values of that one with which it may be given
         * @return this
         */
        public Check only(
                String component,
                @Nullable Object value,
                String other,
                @Nullable Object otherValue,
                Collection<?> fitting) {
            Object given = given(otherValue);
            boolean fits = given == null || fitting.contains(given);
            return fits ? this : refused(component, value, other + " = " + written(fitting));
        }

        /**
         * A component may not be given with some values of another.
         *
         * @param component its name
         * @param value its value, an {@code Optional}
         * @param other the name of the other component
         * @param otherValue the value of that one, perhaps in an {@code Optional}
         * @param unfitting the values of that one with which it may not be given
         * @return this
         */
        public Check never(
                String component,
                @Nullable Object value,
                String other,
                @Nullable Object otherValue,
                Collection<?> unfitting) {
            Object given = given(otherValue);
            boolean fits = given == null || !unfitting.contains(given);
            return fits ? this : refused(component, value, other + " ≠ " + written(unfitting));
        }

        private Check refused(String component, @Nullable Object value, String allowed) {
            Object given = given(value);
            if (given != null) {
                List<Contradiction> all = found == null ? new ArrayList<>() : found;
                all.add(new Contradiction(component, written(given), allowed));
                found = all;
            }
            return this;
        }

        /**
         * Refuses the event when a contradiction was found.
         *
         * @param event the event's name
         * @throws ContradictoryFields naming every component that contradicts
         */
        public void refuse(String event) {
            if (found != null) {
                throw new ContradictoryFields(event, found);
            }
        }

        private static @Nullable Object given(@Nullable Object value) {
            return value instanceof Optional<?> some ? some.orElse(null) : value;
        }

        private static String written(Collection<?> values) {
            return values.stream().map(Check::written).collect(Collectors.joining(", "));
        }

        private static String written(Object value) {
            return value instanceof Enum<?> constant
                    ? Names.written(constant)
                    : String.valueOf(value);
        }
    }
}
