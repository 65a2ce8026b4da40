package org.pubgames.competition.rules;

/** So many points are taken from who was not there. */
public record Penalty(int points) {}
