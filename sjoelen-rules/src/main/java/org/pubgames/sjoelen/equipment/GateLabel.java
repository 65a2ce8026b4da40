package org.pubgames.sjoelen.equipment;

import java.util.Optional;

/**
 * The mark above one gate. Marks "may be numbers or other means" (ans.equipment.gate-labels-form).
 *
 * @param mark what is to be seen; blank when the gate has no mark
 * @param shows the value it stands for, when it is not itself the number
 */
public record GateLabel(String mark, Optional<Integer> shows) {

    /** A mark that is a number. */
    public static GateLabel of(int number) {
        return new GateLabel(Integer.toString(number), Optional.empty());
    }

    /** The value that the mark shows; empty when it shows none. */
    public Optional<Integer> value() {
        return mark.isBlank() ? Optional.empty() : shows.or(this::number);
    }

    private Optional<Integer> number() {
        return mark.strip().matches("[0-9]{1,3}")
                ? Optional.of(Integer.valueOf(mark.strip()))
                : Optional.empty();
    }

    /** The mark, with its value when that is not the mark itself. */
    @Override
    public String toString() {
        return mark.strip() + shows.map(value -> " (" + value + ")").orElse("");
    }
}
