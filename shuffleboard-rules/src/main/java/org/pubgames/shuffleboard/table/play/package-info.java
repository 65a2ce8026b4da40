/**
 * The course of play of table shuffleboard: its board, and the situations that it puts to its
 * rules.
 */
@NullMarked
package org.pubgames.shuffleboard.table.play;

import org.jspecify.annotations.NullMarked;
