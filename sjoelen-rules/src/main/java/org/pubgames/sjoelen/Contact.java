package org.pubgames.sjoelen;

/** What a disc on a partition wall touches. */
public enum Contact {
    NOTHING,
    FLOOR,
    DISC
}
