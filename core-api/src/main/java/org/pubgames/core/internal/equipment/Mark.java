package org.pubgames.core.internal.equipment;

import java.util.Optional;

/**
 * A mark on the equipment, a number or another sign.
 *
 * @param mark what is to be seen; blank when there is no mark
 * @param shows the value it stands for, when it is not itself the number
 */
record Mark(String mark, Optional<Integer> shows) {

    /** The value that the mark shows; empty when it shows none. */
    Optional<Integer> value() {
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
