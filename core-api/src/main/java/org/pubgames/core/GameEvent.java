package org.pubgames.core;

/**
 * Something that happened at the board or table and is put before the rules: an observed fact, a
 * player's decision, an official's word, or what chance showed. Each game has one sealed interface
 * of records.
 *
 * <p>The events of this library refuse a component that is {@code null} with a {@link
 * NullPointerException} that names it. What may be left out is an {@code Optional}, which nobody
 * has to write: a factory takes what has to be there, and a method with the name of the component
 * answers the same event with it, as in {@code TurnStarted.of("Anna").board(3)}.
 */
public interface GameEvent {}
