package org.pubgames.core;

/**
 * Something that happened at the board or table and is put before the rules: an observed fact, a
 * player's decision, an official's word, or what chance showed. Each game has one sealed interface
 * of records.
 */
public interface GameEvent {}
