/** How Schocken is judged: the phases of play, what throws are worth, events to try. */
@NullMarked
package org.pubgames.schocken.play;

import org.jspecify.annotations.NullMarked;
