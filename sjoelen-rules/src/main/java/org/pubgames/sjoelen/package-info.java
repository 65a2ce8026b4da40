/**
 * Sjoelen (Dutch shuffleboard): its way in, its events, its state and its settings. Immutable
 * throughout.
 */
@NullMarked
package org.pubgames.sjoelen;

import org.jspecify.annotations.NullMarked;
