package org.pubgames.schocken.rules;

/** Who gives the discs. */
public record Giver(String player) {}
