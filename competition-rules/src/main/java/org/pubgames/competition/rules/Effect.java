package org.pubgames.competition.rules;

/** What the rules may conclude beside values; the phases apply it. */
public enum Effect {
    ENTER,
    NOT_AGAIN,
    NO_BYE,
    NEXT_ROUND,
    THIRD_PLACE,
    LOWER_PART,
    DECIDER,
    STAY_AWAY,
    WAIVE_SIDES,
    TAKE_OFF,
    SHUFFLE,
    ANNUL,
    PUT_OFF,
    FINE,
    AWARD,
    DEDUCT,
    DRAW_LOTS,
    APART,
    AGAIN,
    LADDER,
    ENTER_LAST,
    CHALLENGE,
    INSERT,
    SWAP,
    DOWN,
    SCORE
}
