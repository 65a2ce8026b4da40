package org.pubgames.schocken.rules;

/**
 * Effect: where the discs of a round come from and go to.
 *
 * @param fromStock discs that the stock gives to the loser, from 0
 * @param fromGiver discs that the giver gives, from 0
 * @param toMiddle whether these go to the middle of the table and not to the loser
 * @param all whether the loser gets all discs there are instead
 */
public record Handing(int fromStock, int fromGiver, boolean toMiddle, boolean all) {

    /** Discs from the stock. */
    public static Handing stock(int discs) {
        return new Handing(discs, 0, false, false);
    }

    /** Discs from the giver. */
    public static Handing giver(int discs) {
        return new Handing(0, discs, false, false);
    }

    /** Discs from the giver to the middle of the table. */
    public static Handing middle(int discs) {
        return new Handing(0, discs, true, false);
    }

    /** All discs there are. */
    public static Handing everything() {
        return new Handing(0, 0, false, true);
    }
}
