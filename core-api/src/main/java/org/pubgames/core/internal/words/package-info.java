/** Texts in three languages with places for values. */
@NullMarked
package org.pubgames.core.internal.words;

import org.jspecify.annotations.NullMarked;
