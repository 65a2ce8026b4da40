package org.pubgames.sjoelen.rules;

/** What the rules may conclude; the referee does nothing of this on his own. */
public enum Effect {
    /** The turn goes on with the next sub-turn. */
    NEXT_SUB_TURN,
    /** The turn is over. */
    END_TURN,
    /** The turn begins again, and nothing of it counts. */
    REPLAY_TURN,
    /** The turn is played with the number of discs that was found. */
    COUNTED,
    /** Something was done against the regulations. */
    BREACH,
    /** The jury did something against the regulations. */
    JURY_BREACH,
    /** The score goes onto the card. */
    ENTER_SCORE,
    /** The corrected score takes the place of the old one. */
    CORRECT_SCORE,
    /** The lowest score that can still be read counts. */
    LOWEST_LEGIBLE,
    /** The named turns count nothing. */
    DEDUCT,
    /** The player agrees with the score. */
    AGREE,
    /** The player does not agree with the score. */
    DISPUTE,
    /** The disputed score stands. */
    DECIDE,
    /** The player is out of the match. */
    WITHDRAW,
    /** The time of the match is up. */
    STOP_MATCH,
    /** The player has the copy of the card. */
    GIVE_COPY,
    /** The organizer has the original of the card. */
    GIVE_ORIGINAL,
    /** The trial discs are played. */
    TRY_DISCS,
    /** The disc lies in a compartment that was not due and is taken out. */
    OUT_OF_ORDER,
    /** The discs that were taken out are out of play for the rest of the turn. */
    LOSE_DISCS,
    /** An extra game decides a tie. */
    TIE_BREAK,
    /** The player has a threshold. */
    SET_THRESHOLD,
    /** What the turns earned can be counted. */
    COUNT_EARNED,
    /** The player is sent off. */
    SEND_OFF,
    /** The player is not there. */
    AWAY,
    /** The player is there again. */
    ARRIVE,
    /** A turn of a player who is not there is lost. */
    LOSE_TURN,
    /** Somebody stands in for the player. */
    REPLACE,
    /** The player has given up the game in progress. */
    CONCEDE_GAME,
    /** The game is won, as all others have given it up. */
    GIVE_GAME,
    /** Play stops, and what everybody has played counts. */
    ABANDON,
    /** Play stops, and nothing counts. */
    VOID_MATCH,
    /** The player gets points, or loses some. */
    COUNT_DECISION,
    /** The turn counts nothing and is not played again. */
    ANNUL_TURN,
    /** The match is decided for the player. */
    DECIDE_MATCH
}
