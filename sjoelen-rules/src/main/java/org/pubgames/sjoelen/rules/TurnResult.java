package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * A turn reported by its discs is over and its points are counted.
 *
 * @param seat the player before the score is entered
 * @param finished the turn
 * @param points its points
 * @param settings the settings in force
 * @param worth what layouts and turns are worth under them
 */
public record TurnResult(
        Findings findings,
        SjoelenPlayer seat,
        TurnInPlay finished,
        int points,
        SjoelenSettings settings,
        Worth worth)
        implements EnteredScore {

    @Override
    public int turn() {
        return seat.nextLine();
    }

    @Override
    public int total() {
        return seat.total() + points;
    }

    @Override
    public int highest() {
        return worth.highestTurn();
    }

    /** Discs that the turn was played with: 1 to 60. */
    public int discs() {
        return finished.discs();
    }

    /** The most points of a turn with so many discs. */
    public int most() {
        return worth.mostForTurn(discs());
    }
}
