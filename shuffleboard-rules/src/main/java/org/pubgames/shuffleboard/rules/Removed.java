package org.pubgames.shuffleboard.rules;

/** Effect: a disc is taken off the board. */
public record Removed(String disc) {}
