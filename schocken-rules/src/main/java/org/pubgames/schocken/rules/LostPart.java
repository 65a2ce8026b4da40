package org.pubgames.schocken.rules;

/** What a player can lose, as the texts name it. */
public enum LostPart {
    HALF,
    FINAL
}
