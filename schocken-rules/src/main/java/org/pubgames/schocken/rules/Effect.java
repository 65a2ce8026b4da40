package org.pubgames.schocken.rules;

/** What the rules may tell the referee to do; he does nothing of this on his own. */
public enum Effect {
    STARTER_THROW,
    THROW,
    THROW_ALL_AGAIN,
    LOSE_ROUND,
    /** Who only watched the final plays it along. */
    JOIN,
    /** Who was safe plays the round along. */
    BUY_IN,
    COVER_LAST,
    SHOW_LAST,
    SHOW,
    LOOK,
    COVER_AGAIN,
    LOCK,
    SET_ASIDE,
    TURN,
    PUT_BACK,
    STAND,
    BLIND,
    ROLL_OFF_THROW,
    ROLL_OFF,
    /** Who threw last throws first in it, and so on backwards. */
    LAST_FIRST,
    /** The dearest of equal throws says what the round costs. */
    DEAREST_COUNTS,
    /** Only the throws of those who are ahead in the tie for the highest one do. */
    WINNERS_COUNT,
    NO_DISCS,
    REPEAT_THROW,
    ASKEW,
    /** A throw for the start or of a roll-off is made again. */
    OPEN_THROW_AGAIN,
    NUDGED_FLAT,
    KNOCKED,
    NEXT_HALF,
    FINALE,
    NEXT_GAME,
    MATCH_OVER,
    /** A player leaves the table for good. */
    GO,
    /** Somebody sits down who was not there. */
    SIT_DOWN,
    /** A player is not there. */
    AWAY,
    /** A player is there again. */
    ARRIVE,
    /** Somebody plays in the place of a player, or the player again. */
    REPLACE,
    /** A player is sent off. */
    SEND_OFF,
    /** The round, or the throw for the start, is played anew by those who are there. */
    BEGIN_ANEW,
    /** A player gets penalty discs by decision. */
    GIVE_DISCS,
    /** Penalty discs are taken away from a player by decision. */
    TAKE_DISCS,
    /** The running round, or throw for the start, counts nothing. */
    ANNUL_ROUND,
    /** Who has left is placed behind all others. */
    LEAVERS_LAST,
    /** The match is over before its end. */
    ABANDON,
    /** The match is over before its end, and nothing of it counts. */
    VOID_MATCH
}
