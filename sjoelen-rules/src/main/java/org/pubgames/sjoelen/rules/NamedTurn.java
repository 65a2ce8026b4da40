package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.sjoelen.CardLine;

/** A report about a turn on the card: the one that is named, otherwise the last line. */
public interface NamedTurn extends Report {

    /** The turn that is named, any whole number; empty for none. */
    Optional<Integer> namedTurn();

    /** Whether a turn is named. */
    default boolean turnNamed() {
        return namedTurn().isPresent();
    }

    /** The line of the card, from 1; 0 where the card is empty, or any number that is named. */
    default int line() {
        return namedTurn().orElse(lines());
    }

    /** Whether that line is on the card. */
    default boolean lineOnCard() {
        return line() >= 1 && line() <= lines();
    }

    /** What stands there; empty when it is not on the card. */
    default Optional<CardLine> target() {
        return lineOnCard() ? Optional.of(seat().card().get(line() - 1)) : Optional.empty();
    }
}
