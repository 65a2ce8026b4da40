package org.pubgames.schocken.rules;

/** Which chain of tie-breaks decides. */
public enum Chain {
    LOW,
    HIGH,
    SCHOCK_AUS,
    /** Straight to the roll-off. */
    ROLL_OFF
}
