/**
 * The facts that the rules of competitions look at, made of state, event and settings, and the
 * effects that they conclude. Not part of the public page.
 */
@NullMarked
package org.pubgames.competition.rules;

import org.jspecify.annotations.NullMarked;
