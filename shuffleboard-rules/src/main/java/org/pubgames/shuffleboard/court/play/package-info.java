/**
 * The course of play of court shuffleboard: its board, and the situations that it puts to its
 * rules.
 */
@NullMarked
package org.pubgames.shuffleboard.court.play;

import org.jspecify.annotations.NullMarked;
