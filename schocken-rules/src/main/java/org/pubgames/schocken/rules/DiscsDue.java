package org.pubgames.schocken.rules;

/** Effect: how many discs are due instead of those of the throw. */
public record DiscsDue(int discs) {}
