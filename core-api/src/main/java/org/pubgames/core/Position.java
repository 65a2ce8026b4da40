package org.pubgames.core;

/**
 * Where a match stands when it is opened in the middle: what a person at the table would write down
 * to go on another day. Each game has one record of its own; everything that follows from it is
 * derived.
 *
 * <p>A position lies between two units of play: between rounds, between turns of a card, between
 * ends of a board. Within one there is none.
 *
 * <p>Positions, and the records in them, are made like events; see {@link GameEvent}.
 */
public interface Position {}
