package org.pubgames.sjoelen;

/** What an official or opponent may have to report about a player or the jury. */
public enum Conduct {
    /** Somebody touched a disc in play. */
    DISC_TOUCHED,
    /** Somebody touched a disc that was not in play. */
    DISC_NOT_IN_PLAY_TOUCHED,
    /** A disc that came back was removed without the jury's permission. */
    REMOVED_WITHOUT_PERMISSION,
    /** A disc that came back was put among those still to be played. */
    RETURNED_DISC_MIXED_IN,
    /** A disc was played over the start bar instead of under it. */
    PLAYED_OVER_START_BAR,
    /** A sub-turn was begun without the jury's permission. */
    STARTED_WITHOUT_PERMISSION,
    /** The player did not say that no discs were left. */
    END_NOT_ANNOUNCED,
    /** The player did not check the discs that were returned. */
    RETURNED_DISCS_NOT_CHECKED,
    /** The player was not behind the board. */
    NOT_BEHIND_BOARD,
    /** The board was moved. */
    BOARD_MOVED,
    /** The board was not put back in its place. */
    BOARD_NOT_PUT_BACK,
    /** A gliding agent was used. */
    GLIDING_AGENT_USED,
    /** The board was polished during play. */
    POLISHED_IN_BETWEEN,
    /** Discs were put on the start bar. */
    DISCS_ON_START_BAR,
    /** The jury said something that may influence the player. */
    JURY_TALKED,
    /** The jury did something that may influence the player. */
    JURY_ACTED,
    /** The jury told the number of discs unasked. */
    COUNT_TOLD_UNASKED,
    /** The jury cleared a compartment during a sub-turn. */
    CLEARED_DURING_SUB_TURN,
    /** The jury did not tell the player the score. */
    SCORE_NOT_ANNOUNCED,
    /** The jury refused to show the card. */
    CARD_NOT_SHOWN,
    /** The jury had an own card on the table. */
    OWN_CARD_ON_TABLE,
    /** Somebody smoked. */
    SMOKED,
    /** Somebody ate. */
    ATE,
    /** Somebody drank. */
    DRANK
}
