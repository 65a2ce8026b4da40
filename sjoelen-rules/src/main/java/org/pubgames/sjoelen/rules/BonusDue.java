package org.pubgames.sjoelen.rules;

/** So many extra discs are returned for the next sub-turn. */
public record BonusDue(int discs) {}
