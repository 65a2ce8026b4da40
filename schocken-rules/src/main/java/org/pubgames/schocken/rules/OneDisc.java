package org.pubgames.schocken.rules;

/**
 * Effect: a player gets one disc at once.
 *
 * @param from who gives it; empty when nobody has one, {@link #STOCK} for the stock
 * @param firstThrow whether his first throw of the round counts from now on
 */
public record OneDisc(String from, boolean firstThrow) {

    /** What stands for the stock where a player could stand too; no player is called so. */
    public static final String STOCK = " ";

    /** A disc, and the throw stays. */
    public OneDisc(String from) {
        this(from, false);
    }

    /** A disc, and the first throw of the round counts. */
    public static OneDisc andFirstThrow(String from) {
        return new OneDisc(from, true);
    }
}
