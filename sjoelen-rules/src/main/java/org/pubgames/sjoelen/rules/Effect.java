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
    /** The player has the copy of the card. */
    GIVE_COPY,
    /** The organizer has the original of the card. */
    GIVE_ORIGINAL,
    /** The trial discs are played. */
    TRY_DISCS,
    /** The disc lies in a compartment that was not due and is taken out. */
    OUT_OF_ORDER,
    /** An extra game decides a tie. */
    TIE_BREAK
}
