package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenSettings;

/** A score written on the card by itself, without the discs that made it. */
public interface WrittenScore extends Situation {

    /** The settings in force. */
    SjoelenSettings settings();

    /** What layouts and turns are worth under them. */
    Worth worth();

    /** The score, any whole number. */
    int points();

    /** The sub-turn in which the highest score is said to have been reached; empty for none. */
    Optional<Integer> maximumIn();

    /** Discs that the turn was played with: 1 to 60. */
    int discs();

    /** Whether it is said in which sub-turn the highest score was reached. */
    default boolean claimed() {
        return maximumIn().isPresent();
    }

    /** That sub-turn, any whole number; 0 when none is said. */
    default int subTurn() {
        return maximumIn().orElse(0);
    }

    /** Sub-turns of a turn: 1 to 5. */
    default int subTurns() {
        return settings().subTurns();
    }

    /**
     * The most points of a turn with so many discs. With fewer discs than usual the highest score
     * is out of reach, and with it all extra discs and points.
     */
    default int maximum() {
        return discs() < settings().discs() ? worth().mostForTurn(discs()) : worth().maximum();
    }

    /** The most points of a turn with all discs, without extra discs or points. */
    default int highest() {
        return worth().highestTurn();
    }

    /** Extra discs for the highest score in that sub-turn: 0 or more. */
    default int extra() {
        return settings().bonusDiscsAfter(subTurn());
    }

    /** The most points with those extra discs. */
    default int most() {
        return highest() + extra() * settings().highestGate();
    }

    /** Points for the highest score in that sub-turn: 0 or more. */
    default int bonusPoints() {
        return settings().bonusPointsAfter(subTurn());
    }

    /** The score with those points: the highest one and no other. */
    default int exactly() {
        return highest() + bonusPoints();
    }
}
