package org.pubgames.schocken.tournament.rules;

/** So many games are played at a smaller table. */
public record SmallerTableGames(int games) {}
