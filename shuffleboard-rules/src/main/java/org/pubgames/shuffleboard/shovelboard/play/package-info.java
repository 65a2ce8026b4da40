/** The course of play of shovelboard: its board, and the situations that it puts to its rules. */
@NullMarked
package org.pubgames.shuffleboard.shovelboard.play;

import org.jspecify.annotations.NullMarked;
