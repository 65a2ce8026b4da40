package org.pubgames.schocken.rules;

/** Who loses the round. */
public record Loser(String player) {}
