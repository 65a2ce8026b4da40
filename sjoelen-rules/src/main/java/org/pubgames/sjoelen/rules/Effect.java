package org.pubgames.sjoelen.rules;

/** What the rules may tell the referee to do; he does nothing of this on his own. */
public enum Effect {
    NEXT_SUB_TURN,
    END_TURN,
    REPLAY_TURN,
    COUNTED,
    BREACH,
    ENTER_SCORE,
    CORRECT_SCORE,
    LOWEST_LEGIBLE,
    DEDUCT,
    AGREE,
    DISPUTE,
    GIVE_COPY,
    GIVE_ORIGINAL,
    TRY_DISCS,
    OUT_OF_ORDER,
    TIE_BREAK
}
