package org.pubgames.schocken.rules;

/** Effect: which of equal throws sets the discs where the house prices them differently. */
public enum PriceOf {
    /** The one that wins the tie. */
    TIE_WINNER
}
