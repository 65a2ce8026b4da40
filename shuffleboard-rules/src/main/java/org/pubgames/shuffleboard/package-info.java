/**
 * The shuffleboard family. Here is what its four games share: events, state, the order of shots,
 * ends and matches, exact geometry. Each game has its own package below with its areas, its fouls
 * and its variants.
 */
@NullMarked
package org.pubgames.shuffleboard;

import org.jspecify.annotations.NullMarked;
