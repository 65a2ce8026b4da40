package org.pubgames.schocken;

/**
 * What a player has to pay.
 *
 * @param player who pays
 * @param game in which game, from 1
 * @param stake what
 * @param amount how much: rounds of drinks, chips, or money in the smallest unit
 * @param reason what for
 */
public record Debt(String player, int game, Stake stake, int amount, Reason reason) {

    /** What is paid. */
    public enum Stake {
        /** A round of drinks. */
        DRINKS,
        /** A round of schnapps. */
        SCHNAPPS,
        /** Money, paid out to the other players. */
        MONEY,
        /** Chips with an agreed value. */
        CHIPS,
        /** A fine as the house has it. */
        FINE
    }

    /** What it is paid for. */
    public enum Reason {
        GAME_LOST,
        DICE_DROPPED,
        UNNEEDED_THROW,
        TWO_TWO_ONE,
        DISCS_TAKEN
    }
}
