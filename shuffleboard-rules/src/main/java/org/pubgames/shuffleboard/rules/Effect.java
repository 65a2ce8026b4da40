package org.pubgames.shuffleboard.rules;

/** What rules conclude that needs no further words. */
public enum Effect {
    /** All discs of the end are played. */
    ALL_PLAYED,
    /** The points of the end stand. */
    END_SCORED,
    /** The end is played again. */
    END_REPLAYED,
    /** The last end is put right. */
    END_CORRECTED,
    /** An earlier end of the game is put right. */
    EARLIER_END_CORRECTED,
    /** The game has no winner. */
    GAME_DRAWN,
    /** Another game begins. */
    NEW_GAME,
    /** Who begins the next game is still open. */
    START_OPEN,
    /** The end counted last counts for nothing. */
    END_ANNULLED,
    /** The partner of a player who has left plays all discs of the side. */
    PARTNER_PLAYS_ON,
    /** A player is not there. */
    AWAY,
    /** A player is there again. */
    ARRIVED,
    /** Somebody plays in the place of a player, or the player again. */
    REPLACED,
    /** Nothing of the match counts. */
    MATCH_VOID
}
