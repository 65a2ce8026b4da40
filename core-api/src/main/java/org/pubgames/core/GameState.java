package org.pubgames.core;

/** The state of a match after its log: an immutable value, derived from the events alone. */
public interface GameState {}
