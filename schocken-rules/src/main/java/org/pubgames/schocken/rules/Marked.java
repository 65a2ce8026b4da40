package org.pubgames.schocken.rules;

/** Who gets the marker disc. */
public record Marked(String player) {}
