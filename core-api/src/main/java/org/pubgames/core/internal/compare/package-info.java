/**
 * Comparing two variants of a game: which settings differ, and the shortest example that ends
 * differently. Everything is found by asking both variants; this package knows no game and no rule
 * engine.
 */
@NullMarked
package org.pubgames.core.internal.compare;

import org.jspecify.annotations.NullMarked;
