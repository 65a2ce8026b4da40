package org.pubgames.shuffleboard.rules;

/** Effect: this game has so many ends, whatever the others have. */
public record GameLength(int frames) {}
