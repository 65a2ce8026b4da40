package org.pubgames.shuffleboard.rules;

/** Effect: points to begin with. */
public record HeadStart(int points) {}
