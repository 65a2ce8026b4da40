package org.pubgames.schocken.rules;

/** Effect: where the house's own ranking puts a throw; a higher level is better. */
public record LevelInstead(int level) {}
