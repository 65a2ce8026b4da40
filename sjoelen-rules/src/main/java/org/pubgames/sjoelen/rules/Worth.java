package org.pubgames.sjoelen.rules;

import org.pubgames.sjoelen.Compartments;

/**
 * What layouts and turns are worth by the rules and the house's table. Safe to share between
 * threads.
 */
public interface Worth {

    /** The points of a possible layout, without extra discs; 0 or more. */
    int points(Compartments layout);

    /** The most points of a layout of all discs, without extra discs: 148 with the usual 30. */
    int highestScore();

    /** The most points of a turn with so many discs, without extra discs or points. */
    int mostForTurn(int discs);

    /** The most points of a turn with all discs, without extra discs or points. */
    int highestTurn();

    /** The most points of a turn, extra discs and points included: 156, 152 or 148 by edition. */
    int maximum();
}
