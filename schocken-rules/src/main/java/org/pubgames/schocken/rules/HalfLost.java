package org.pubgames.schocken.rules;

/** Who has lost the half or the final. */
public record HalfLost(String player) {}
