package org.pubgames.competition.rules;

/** Who has no opponent in a round gets so many points. */
public record ByePoints(int points) {}
