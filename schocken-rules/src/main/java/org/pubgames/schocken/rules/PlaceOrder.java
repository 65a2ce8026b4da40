package org.pubgames.schocken.rules;

/** Effect: what decides the places at the end of a match; equal players share a place. */
public enum PlaceOrder {
    FEWEST_GAMES_LOST,
    /** Of those who lost equally many games, who lost fewer halves of the running one is ahead. */
    FEWEST_HALVES_LOST
}
