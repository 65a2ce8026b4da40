package org.pubgames.schocken.rules;

/** Effect: who leaves the half with the discs of that time. */
public record Leaves(String player) {}
