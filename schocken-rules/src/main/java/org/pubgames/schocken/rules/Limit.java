package org.pubgames.schocken.rules;

/** How often the others may throw. */
public record Limit(int throwsAllowed) {}
