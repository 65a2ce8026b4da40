package org.pubgames.core;

/** In what capacity somebody reports an event. */
public enum Role {
    /** The player whom the event is about. */
    PLAYER,
    /** A player whom the event is not about. */
    OPPONENT,
    /** Whoever speaks for a side of one or more players. */
    SIDE,
    /** The jury at a sjoelen board. */
    JURY,
    /** A referee. */
    REFEREE,
    /** Whoever runs the match or the evening. */
    ORGANIZER,
    /** Whoever only writes down what everybody has seen. */
    SCORER,
    /** The program that throws dice, tosses coins or draws. */
    CHANCE
}
