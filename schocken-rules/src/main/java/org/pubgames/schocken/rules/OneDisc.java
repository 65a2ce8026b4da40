package org.pubgames.schocken.rules;

/**
 * Effect: a player gets one disc at once.
 *
 * @param from who gives it; empty when nobody has one, {@link #STOCK} for the stock
 */
public record OneDisc(String from) {

    /** What stands for the stock where a player could stand too; no player is called so. */
    public static final String STOCK = " ";
}
