/** What the rules of deck shuffleboard read. */
@NullMarked
package org.pubgames.shuffleboard.deck.rules;

import org.jspecify.annotations.NullMarked;
