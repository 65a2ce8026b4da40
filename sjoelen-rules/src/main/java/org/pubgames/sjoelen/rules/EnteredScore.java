package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Situation;

/** A score that goes onto the card. */
public interface EnteredScore extends Situation {

    /** Which turn of the player it is, from 1. */
    int turn();

    /** Its points. */
    int points();

    /** The running total of the card with it. */
    int total();

    /** The most points of a turn with all discs, without extra discs or points. */
    int highest();
}
