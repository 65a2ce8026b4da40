package org.pubgames.schocken.tournament.rules;

/** A round brings so many points to each who did not play it. */
public record MissedPoints(int points) {}
