package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.sjoelen.CardLine;

/** A report about a line of the card. */
public interface OldLine extends Report {

    /** Which turn is named, any whole number. */
    int turn();

    /** The line of that turn; empty when it is not on the card. */
    default Optional<CardLine> line() {
        return turn() >= 1 && turn() <= lines()
                ? Optional.of(seat().card().get(turn() - 1))
                : Optional.empty();
    }

    /** Whether the turn is on the card. */
    default boolean onCard() {
        return turn() >= 1 && turn() <= lines();
    }

    /** Whether its points were taken away, or the turn was never played. */
    default boolean deducted() {
        return line().filter(CardLine::closed).isPresent();
    }

    /** Whether the turn is to be played again. */
    default boolean annulled() {
        return line().filter(CardLine::annulled).isPresent();
    }

    /** Whether the turn was played and judged disc by disc or sub-turn by sub-turn. */
    default boolean judgedByDiscs() {
        return line().filter(found -> found.reachedIn() > 0).isPresent();
    }

    /** The points that count now; 0 when the turn is not on the card. */
    default int counting() {
        return line().map(CardLine::points).orElse(0);
    }

    /** Whether the line was noted by its discs. */
    default boolean layoutOnCard() {
        return line().flatMap(CardLine::layout).isPresent();
    }

    /** The points that were noted first; 0 when the turn is not on the card. */
    default int written() {
        return line().map(CardLine::written).orElse(0);
    }
}
