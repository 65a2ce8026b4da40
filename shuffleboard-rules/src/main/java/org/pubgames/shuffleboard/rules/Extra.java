package org.pubgames.shuffleboard.rules;

/** Effect: ends to be added because the sides are level. */
public record Extra(int ends) {}
