package org.pubgames.shuffleboard;

/** What a match waits for. */
public enum Stage {
    /** The toss or the lag that decides who begins. */
    START,
    /** A shot. */
    SHOOTING,
    /** The count of an end whose discs are all played. */
    COUNTING,
    OVER
}
