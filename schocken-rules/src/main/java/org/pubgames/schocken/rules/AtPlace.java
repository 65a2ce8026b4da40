package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/** Something that a player does at his place, with what the rules ask of any such thing. */
public interface AtPlace extends Situation {

    /** The player's place. */
    Place place();

    /** The player's name. */
    default String player() {
        return place().name();
    }

    /** The table. */
    default SchockenState state() {
        return place().state();
    }

    /** The rules of the house. */
    default SchockenSettings settings() {
        return place().settings();
    }

    /** The player's dice. */
    default Hand hand() {
        return place().hand();
    }

    /** Whether the player plays the running round. */
    default boolean playing() {
        return place().playing();
    }

    /** Whether open throws are waited for that decide something. */
    default boolean tied() {
        return place().state().tied();
    }

    /**
     * Whether the player throws for the start or in a roll-off, and nothing was decided by it yet.
     */
    default boolean openThrow() {
        return tied()
                && state().rollOff().filter(one -> one.among().contains(player())).isPresent();
    }

    /** Whether the dice in the cup have to be thrown. */
    default boolean due() {
        return place().hand().due();
    }

    /** Whether the player leads the round. */
    default boolean leads() {
        return place().leads();
    }

    /** Whether the player may throw once more as far as counting goes. */
    default boolean throwsLeft() {
        return place().throwsLeft();
    }

    /** Throws made in this round, 0 to 9. */
    default int used() {
        return place().hand().used();
    }

    /** The most throws of the player in this round, 1 to 9. */
    default int most() {
        return place().most();
    }

    /** The most throws of a leader in the running round, 1 to 9. */
    default int usual() {
        return Place.mostThrows(state(), settings());
    }

    /** Whether the stock of this half is all handed out. */
    default boolean stockEmptied() {
        return state().stockEmptied();
    }

    /** Whether the house counts throws otherwise in the first round of a half, and this is it. */
    default boolean openingRound() {
        return !stockEmptied() && state().opening() && settings().openingThrows() > 0;
    }

    /** Dice in or under the cup, 1 to 3. */
    default int cup() {
        return place().hand().cup();
    }

    /** Whether the leader has not shown the throw that the others wait to see. */
    default boolean mustShow() {
        return place().mustShow();
    }

    /** Who has to act; several names when the order does not matter. */
    default String expected() {
        return place().state().expected();
    }

    /** Of the others the player with most discs; empty when nobody else has any. */
    default String richest() {
        return place().richest();
    }
}
