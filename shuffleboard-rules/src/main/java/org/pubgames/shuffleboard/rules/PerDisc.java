package org.pubgames.shuffleboard.rules;

/** Effect: points more for each scoring disc. */
public record PerDisc(int points) {}
