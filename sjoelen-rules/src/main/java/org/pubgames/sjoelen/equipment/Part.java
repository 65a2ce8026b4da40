package org.pubgames.sjoelen.equipment;

/** What an official finds where a part of the board belongs. */
public enum Part {
    WOOD,
    OTHER_MATERIAL,
    MISSING
}
