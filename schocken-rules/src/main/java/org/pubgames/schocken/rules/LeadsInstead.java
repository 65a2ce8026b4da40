package org.pubgames.schocken.rules;

/** Who leads in the place of a player who is out. */
public record LeadsInstead(String player) {}
