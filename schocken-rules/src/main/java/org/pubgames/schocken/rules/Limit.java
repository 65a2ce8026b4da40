package org.pubgames.schocken.rules;

/**
 * Effect: how often the others may throw; who has done so already throws no more.
 *
 * @param throwsAllowed how often, 1 to 9
 */
public record Limit(int throwsAllowed) {}
