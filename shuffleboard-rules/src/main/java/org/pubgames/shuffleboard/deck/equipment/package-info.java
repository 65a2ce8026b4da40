/** The inspection of deck courts, discs and cues. */
@NullMarked
package org.pubgames.shuffleboard.deck.equipment;

import org.jspecify.annotations.NullMarked;
