package org.pubgames.schocken.tournament.rules;

/** So many games are played at a full table. */
public record FullTableGames(int games) {}
