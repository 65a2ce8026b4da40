package org.pubgames.competition.rules;

/** Who had said that it would not be there gets so many points. */
public record AbsencePoints(int points) {}
