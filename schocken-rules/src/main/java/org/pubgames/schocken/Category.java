package org.pubgames.schocken;

/** What three dice make. */
public enum Category {
    /** 1-1-1. */
    SCHOCK_AUS,
    /** 4-2-1. */
    JULE,
    /** 1-1 and another die. */
    SCHOCK,
    /** Three equal dice: „Drei Dicke“, General. */
    DREI_DICKE,
    /** Three numbers in a row. */
    STRASSE,
    /** Anything else. */
    EINFACH,
    /** 2-2-1 where a house gives it a value of its own. */
    ZWEI_ZWEI_EINS,
    /** 3-3-1 where a house gives it a value of its own. */
    DREI_DREI_EINS
}
