/**
 * What authors of games need: the definition of a game, the situations that rules look at, what
 * rules conclude, and the course of play. Hosts that open and judge matches need none of it.
 *
 * <p>A game is a {@link org.pubgames.core.spi.GameDefinition}, named in {@code
 * META-INF/services/org.pubgames.core.spi.GameDefinition}; its rules, rulebook and variants lie as
 * files beside it.
 */
@NullMarked
package org.pubgames.core.spi;

import org.jspecify.annotations.NullMarked;
