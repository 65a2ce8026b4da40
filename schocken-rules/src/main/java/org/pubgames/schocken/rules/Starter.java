package org.pubgames.schocken.rules;

/** Who starts. */
public record Starter(String player) {}
