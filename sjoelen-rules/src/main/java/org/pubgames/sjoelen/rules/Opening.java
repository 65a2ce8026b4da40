package org.pubgames.sjoelen.rules;

/** A report with which a turn may begin. */
public interface Opening extends Play {

    /** Whether a turn begins with it. */
    default boolean begins() {
        return !turnRunning();
    }

    /** Whether the player says how many discs were counted. */
    default boolean counted() {
        return false;
    }
}
