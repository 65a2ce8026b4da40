package org.pubgames.schocken.rules;

/** Who takes no further part in the half. */
public record Leaves(String player) {}
