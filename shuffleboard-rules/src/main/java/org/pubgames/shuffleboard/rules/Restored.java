package org.pubgames.shuffleboard.rules;

/** Effect: a disc goes back to where it lay before the shot. */
public record Restored(String disc) {}
