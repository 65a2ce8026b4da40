/**
 * The Schocken tournament: entry, draw of the tables, results, standings. A game of its own whose
 * players are everybody who turned up. Immutable throughout.
 */
@NullMarked
package org.pubgames.schocken.tournament;

import org.jspecify.annotations.NullMarked;
