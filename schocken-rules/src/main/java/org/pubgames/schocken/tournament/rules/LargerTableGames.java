package org.pubgames.schocken.tournament.rules;

/** So many games are played at a table larger than a full one. */
public record LargerTableGames(int games) {}
