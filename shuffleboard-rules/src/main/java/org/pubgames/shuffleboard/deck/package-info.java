/** Deck shuffleboard. */
@NullMarked
package org.pubgames.shuffleboard.deck;

import org.jspecify.annotations.NullMarked;
