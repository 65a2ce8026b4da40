/**
 * The course of play of deck shuffleboard: its board, and the situations that it puts to its rules.
 */
@NullMarked
package org.pubgames.shuffleboard.deck.play;

import org.jspecify.annotations.NullMarked;
